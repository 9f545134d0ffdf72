import { z } from 'zod';
import { count } from '../../../people';
import { MAX_DRAFT_CAPTION } from './captionLimits';

/** Rules against which a draft is checked, in display order. */
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

/**
 * `missing`: required but absent. `present`: forbidden but present. `warning`: the creator should check it.
 */
export const severity = z.enum(['missing', 'present', 'warning']);
export type Severity = z.output<typeof severity>;

/** Maximum number of findings per draft. */
export const MAX_FINDINGS = 100;

/** A deviation from the brief. Findings are about rules only, never about taste. */
export const finding = z.strictObject({
  rule: draftRule,
  severity,
  /** Requirement of the brief: one line per alternative, or the maximum length. */
  what: z.string().max(1_100),
  /**
   * Where the text was found; null if it is missing. `start` and `end` count UTF-16 units of the caption or
   * of the subtitles.
   */
  where: z
    .strictObject({
      in: z.enum(['caption', 'subtitles']),
      text: z.string().max(MAX_DRAFT_CAPTION),
      start: count,
      end: count,
      /** Start of the subtitle's cue in milliseconds; null if it has no times. */
      atMs: count.nullable(),
    })
    .nullable(),
});
export type Finding = z.output<typeof finding>;
