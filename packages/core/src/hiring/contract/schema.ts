import { z } from 'zod';
import { cents, type StateOf } from '../../kit';
import {
  channel,
  count,
  currency,
  date,
  format,
  id,
  instant,
  line,
  stamps,
  text,
  webLink,
} from '../../people';
import { equipment, workplace } from '../briefing';
import { contractFlow, deliverableFlow } from './flow';

export const contract = z.object({
  ...stamps,
  /** Origin: a proposal for a briefing, or a contract created by a creator (Elenco Pay), which has neither. */
  origin: z.enum(['hiring', 'pay']),
  briefingId: id.nullable(),
  proposalId: id.nullable(),
  companyId: id,
  creatorId: id,
  status: z.enum(contractFlow.states as [StateOf<typeof contractFlow>]),
  statusSince: instant,
  title: line(160),
  /** The exact text that both parties accept. */
  text: z.string(),
  /** SHA-256 of `text`, hexadecimal. */
  textHash: z.string().length(64),
  /** English translation for reading; '' without one. Only the Portuguese text is binding. */
  textEnglish: z.string(),
  /** Anyone who has it may check the contract; random, 128 bits. */
  checkCode: z.string(),
  totalCents: cents,
  feeBp: count,
  feeCents: cents,
  /** Creator's earnings before taxes: total less fee. */
  creatorCents: cents,
  currency,
  /** Business date of the approval: due dates count from it. */
  approvedOn: date,
  startsOn: date.nullable(),
  endsOn: date.nullable(),
  /** Agreed equipment and workplace; null if not agreed. */
  equipment: equipment.nullable(),
  workplace: workplace.nullable(),
  channels: z.array(channel).max(9),
  formats: z.array(format).max(8),
  /** Publications agreed in the contract; renewals have their own. */
  postCount: count,
  /** Average price of one publication; null if none is agreed. */
  averagePostCents: cents.nullable(),
  companyAcceptedAt: instant.nullable(),
  creatorAcceptedAt: instant.nullable(),
});
export type Contract = z.output<typeof contract>;

/** Evidence of one party's acceptance. */
export const acceptance = z.object({
  ...stamps,
  contractId: id,
  /** Renewal that was accepted; null for the contract itself. */
  amendmentId: id.nullable(),
  companyId: id,
  creatorId: id,
  side: z.enum(['company', 'creator']),
  userId: id,
  name: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  textHash: z.string().length(64),
});
export type Acceptance = z.output<typeof acceptance>;

export const deliverable = z.object({
  ...stamps,
  contractId: id,
  /** Renewal that added it; null for the contract itself. */
  amendmentId: id.nullable(),
  briefingId: id,
  companyId: id,
  creatorId: id,
  status: z.enum(deliverableFlow.states as [StateOf<typeof deliverableFlow>]),
  statusSince: instant,
  channel,
  format,
  /** 1 to n among the deliverables of the same line. */
  ordinal: z.int().positive(),
  dueOn: date.nullable(),
  /** The caption as it will be published; the disclosure check reads it. */
  caption: text(2_200),
  draftLink: webLink.nullable(),
  draftFileId: id.nullable(),
  /** Rounds of changes requested so far; the price includes a number of them. */
  changeRounds: count,
  changeNote: text(1_000),
  link: webLink.nullable(),
  publishedAt: instant.nullable(),
  /** Time of the last reminder by the brand. */
  remindedAt: instant.nullable(),
});
export type Deliverable = z.output<typeof deliverable>;
