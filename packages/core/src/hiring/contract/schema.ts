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
  /** How it came about: by a proposal for a briefing, or by a creator's own contract (Elenco Pay), which has neither. */
  origin: z.enum(['hiring', 'pay']),
  briefingId: id.nullable(),
  proposalId: id.nullable(),
  companyId: id,
  creatorId: id,
  status: z.enum(contractFlow.states as [StateOf<typeof contractFlow>]),
  statusSince: instant,
  title: line(160),
  /** The agreement as both accept it, word for word. */
  text: z.string(),
  /** SHA-256 of `text`, hexadecimal. */
  textHash: z.string().length(64),
  /** The same in English, to be read; '' where there is none. The Portuguese text alone binds. */
  textEnglish: z.string(),
  /** Anyone who has it may check the contract; random, 128 bits. */
  checkCode: z.string(),
  totalCents: cents,
  feeBp: count,
  feeCents: cents,
  /** What the creator earns before taxes: total less fee. */
  creatorCents: cents,
  currency,
  /** The business day of the approval: due dates count from it. */
  approvedOn: date,
  startsOn: date.nullable(),
  endsOn: date.nullable(),
  /** Whose equipment the work is done with, and where; null where nothing is agreed. */
  equipment: equipment.nullable(),
  workplace: workplace.nullable(),
  channels: z.array(channel).max(9),
  formats: z.array(format).max(8),
  /** Publications agreed with the contract; renewals have their own. */
  postCount: count,
  /** The total for each publication; null where none is agreed. */
  averagePostCents: cents.nullable(),
  companyAcceptedAt: instant.nullable(),
  creatorAcceptedAt: instant.nullable(),
});
export type Contract = z.output<typeof contract>;

/** Evidence of one party's acceptance. */
export const acceptance = z.object({
  ...stamps,
  contractId: id,
  /** The renewal that was accepted; null for the contract itself. */
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
  /** The renewal that it was agreed in; null for the contract itself. */
  amendmentId: id.nullable(),
  briefingId: id,
  companyId: id,
  creatorId: id,
  status: z.enum(deliverableFlow.states as [StateOf<typeof deliverableFlow>]),
  statusSince: instant,
  channel,
  format,
  /** 1 of n among those of the same line. */
  ordinal: z.int().positive(),
  dueOn: date.nullable(),
  /** The caption as it will be published; the disclosure guard reads it. */
  caption: text(2_200),
  draftLink: webLink.nullable(),
  draftFileId: id.nullable(),
  /** Rounds of changes asked for so far; the price includes a number of them. */
  changeRounds: count,
  changeNote: text(1_000),
  link: webLink.nullable(),
  publishedAt: instant.nullable(),
  /** When the brand last reminded its creator of it. */
  remindedAt: instant.nullable(),
});
export type Deliverable = z.output<typeof deliverable>;
