import { z } from 'zod';
import { count } from '../../../people';

/** Rules that a draft is compared with. The order is that of the reader's list. */
export const draftRules = [
  'disclosure',
  'mustSay',
  'tag',
  'mention',
  'link',
  'code',
  'mustNotSay',
  'rival',
  'claim',
  'length',
] as const;
export const draftRule = z.enum(draftRules);
export type DraftRule = z.output<typeof draftRule>;

/** Required and absent, forbidden and present, or to be looked at by a person. */
export const severity = z.enum(['missing', 'present', 'warning']);
export type Severity = z.output<typeof severity>;

/** Maximum number of findings per draft. */
export const MAX_FINDINGS = 100;

/** A deviation from the brief, never a verdict on taste. */
export const finding = z.strictObject({
  rule: draftRule,
  severity,
  /** Text as the brief words it: one line for each alternative, or the limit of a length. */
  what: z.string().max(1_100),
  /** Null for what is missing. `start` and `end` are UTF-16 units of the caption, or of the spoken text. */
  where: z
    .strictObject({
      in: z.enum(['caption', 'subtitles']),
      text: z.string().max(3_000),
      start: count,
      end: count,
      /** Start of its cue in milliseconds; null without times. */
      atMs: count.nullable(),
    })
    .nullable(),
});
export type Finding = z.output<typeof finding>;
