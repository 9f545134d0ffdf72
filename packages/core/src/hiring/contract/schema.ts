import { z } from 'zod';
import { cents, type StateOf } from '../../kit';
import {
  channel,
  count,
  currency,
  dash,
  date,
  erased,
  format,
  id,
  impersonal,
  instant,
  line,
  noName,
  retained,
  stamps,
  text,
  webLink,
} from '../../people';
import { equipment, workplace } from '../briefing';
import { contractFlow, deliverableFlow } from './flow';

export const contract = z.object({
  ...stamps,
  /** Origin: a proposal for a briefing, or a contract created by a creator (Elenco Pay), which has neither. */
  origin: impersonal(z.enum(['hiring', 'pay'])),
  briefingId: id.nullable(),
  proposalId: id.nullable(),
  companyId: id,
  creatorId: id,
  status: impersonal(z.enum(contractFlow.states as [StateOf<typeof contractFlow>])),
  statusSince: instant,
  title: retained(line(160), 'contract', dash),
  /** The exact text that both parties accept. */
  text: retained(z.string(), 'contract', dash),
  /** SHA-256 of `text`, hexadecimal. */
  textHash: impersonal(z.string().length(64)),
  /** English translation for reading; '' without one. Only the Portuguese text is binding. */
  textEnglish: retained(z.string(), 'contract', ''),
  /** Anyone who has it may check the contract; random, 128 bits. */
  checkCode: impersonal(z.string()),
  totalCents: impersonal(cents),
  feeBp: impersonal(count),
  feeCents: impersonal(cents),
  /** Creator's earnings before taxes: total less fee. */
  creatorCents: impersonal(cents),
  currency: impersonal(currency),
  /** Business date of the approval: due dates count from it. */
  approvedOn: impersonal(date),
  startsOn: impersonal(date.nullable()),
  endsOn: impersonal(date.nullable()),
  /** Agreed equipment and workplace; null if not agreed. */
  equipment: impersonal(equipment.nullable()),
  workplace: impersonal(workplace.nullable()),
  channels: impersonal(z.array(channel).max(9)),
  formats: impersonal(z.array(format).max(8)),
  /** Publications agreed in the contract; renewals have their own. */
  postCount: impersonal(count),
  /** Average price of one publication; null if none is agreed. */
  averagePostCents: impersonal(cents.nullable()),
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
  side: impersonal(z.enum(['company', 'creator'])),
  userId: id,
  name: retained(z.string(), 'contract', noName),
  ip: retained(z.string(), 'contract', ''),
  userAgent: retained(z.string(), 'contract', ''),
  textHash: impersonal(z.string().length(64)),
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
  status: impersonal(z.enum(deliverableFlow.states as [StateOf<typeof deliverableFlow>])),
  statusSince: instant,
  channel: impersonal(channel),
  format: impersonal(format),
  /** 1 to n among the deliverables of the same line. */
  ordinal: impersonal(z.int().positive()),
  dueOn: impersonal(date.nullable()),
  /** The caption as it will be published; the disclosure check reads it. */
  caption: erased(text(2_200), '', 'creator'),
  draftLink: erased(webLink.nullable(), null, 'creator'),
  draftFileId: erased(id.nullable(), null, 'creator'),
  /** Rounds of changes requested so far; the price includes a number of them. */
  changeRounds: impersonal(count),
  changeNote: erased(text(1_000), ''),
  // The place of publication proves that the contract was fulfilled.
  link: retained(webLink.nullable(), 'contract', 'https://erased.invalid', 'creator'),
  publishedAt: instant.nullable(),
  /** Time of the last reminder by the brand. */
  remindedAt: instant.nullable(),
});
export type Deliverable = z.output<typeof deliverable>;
