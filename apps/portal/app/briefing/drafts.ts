import { briefing, type OldStep as Step, wanted } from '@elenco/core/briefing';
import { line, skill, text } from '@elenco/core/party';
import { z } from 'zod';

const { shape } = briefing;
const day = z.iso.date('invalid_date').nullable().default(null);
/** Sent with every step: which writing of the draft the person saw. */
const seen = { version: z.int().positive().optional() };

/** What a draft may hold of each step: what is missing may still come, what is there must make sense. */
export const draftSchemas = {
  create: z.object({ ...seen, kind: z.literal('creator'), title: line(120), wished: shape.wished }),
  brand: z.object({ ...seen, brand: text(120).default(''), product: text(160).default('') }),
  new: z.object({
    ...seen,
    description: text(4_000).default(''),
    audience: text(400).default(''),
    goals: shape.goals,
    skill: skill.nullable().default(null),
    tags: shape.tags,
    sought: text(600).default(''),
    creatorsWanted: shape.creatorsWanted.default(1),
    dos: text(1_000).default(''),
    donts: text(1_000).default(''),
  }),
  channels: z.object({ ...seen, channels: shape.channels }),
  deliverables: z.object({
    ...seen,
    wanted: z.array(wanted).max(20, 'too_many'),
    startsOn: day,
    endsOn: day,
  }),
  budget: z.object({
    ...seen,
    budgetCents: z.number('invalid_value').int().min(0).nullable().default(null),
    currency: shape.currency,
  }),
} as const satisfies Record<Exclude<Step, 'review'>, z.ZodObject>;
