import { z } from 'zod';
import { cents, type StateOf } from '../../kit';
import {
  channel,
  currency,
  date,
  id,
  instant,
  line,
  lineOrEmpty,
  paragraph,
  skill,
  stamps,
  text,
} from '../../people';
import { minEngagement, wanted } from '../briefing';
import { applicationFlow, openingFlow } from './flow';

/** What a creator must meet to apply; empty is no condition. Publishing on one of the channels is always one. */
export const conditions = z.strictObject({
  /** On one of the channels. */
  minFollowers: z.int().min(1, 'at_least_one').max(500_000_000, 'too_big').nullable().default(null),
  minEngagementPercent: minEngagement.nullable().default(null),
  /** `SP`; empty is everywhere. */
  state: lineOrEmpty(2).default(''),
});
export type Conditions = z.output<typeof conditions>;

/** A briefing shown as a job: a copy of what creators may read of it, with what is asked and paid. */
export const opening = z.object({
  ...stamps,
  briefingId: id,
  companyId: id,
  status: z.enum(openingFlow.states as [StateOf<typeof openingFlow>]),
  statusSince: instant,
  title: line(120),
  brand: lineOrEmpty(120),
  summary: paragraph(1_000),
  skill: skill.nullable(),
  tags: z.array(skill).max(3),
  channels: z.array(channel).max(9),
  wanted: z.array(wanted).max(20),
  startsOn: date.nullable(),
  endsOn: date.nullable(),
  /** For one creator, our fee inside; both 0 is unpaid work for the product alone. */
  feeLowCents: cents,
  feeHighCents: cents,
  currency,
  feeBp: z.int().min(0).max(10_000),
  places: z.int().min(1, 'at_least_one').max(50, 'too_many'),
  conditions,
  /** The last day to apply, and the day by which everybody has an answer. */
  closesOn: date,
  answersOn: date,
});
export type Opening = z.output<typeof opening>;

export const application = z.object({
  ...stamps,
  openingId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
  status: z.enum(applicationFlow.states as [StateOf<typeof applicationFlow>]),
  statusSince: instant,
  message: text(1_000),
  /** What the creator asks for instead, our fee inside; null takes the range as it is. */
  counterCents: cents.min(1, 'at_least_one').nullable(),
  currency,
  score: z.int().min(0).max(100),
  /** Why it was declined. */
  answer: text(1_000),
});
export type Application = z.output<typeof application>;
