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
import { MAX_DRAFT_CAPTION } from './check/captionLimits';
import { contractFlow, deliverableFlow } from './flow';

export const contract = z.object({
  ...stamps,
  /**
   * Origin of the contract: `hiring` from a proposal for a briefing; `pay` from a creator (Elenco Pay),
   * without proposal and briefing.
   */
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
  /** English translation for reading; '' if there is none. Only the Portuguese text is binding. */
  textEnglish: retained(z.string(), 'contract', ''),
  /** Random code of 128 bits. Anyone who has the code can check that the contract is authentic. */
  checkCode: impersonal(z.string()),
  totalCents: impersonal(cents),
  feeBp: impersonal(count),
  feeCents: impersonal(cents),
  /** The creator's earnings before taxes: the total without the fee. */
  creatorCents: impersonal(cents),
  currency: impersonal(currency),
  /** Business date on which the brand approved the proposal; due dates count from it. */
  approvedOn: impersonal(date),
  startsOn: impersonal(date.nullable()),
  endsOn: impersonal(date.nullable()),
  /** Provider of the equipment; null if the contract leaves this open. */
  equipment: impersonal(equipment.nullable()),
  /** Workplace; null if the contract leaves this open. */
  workplace: impersonal(workplace.nullable()),
  channels: impersonal(z.array(channel).max(9)),
  formats: impersonal(z.array(format).max(8)),
  /** Number of publications in the contract, without amendments. */
  postCount: impersonal(count),
  /** Average price of one publication; null if there are none. */
  averagePostCents: impersonal(cents.nullable()),
  companyAcceptedAt: instant.nullable(),
  creatorAcceptedAt: instant.nullable(),
});
export type Contract = z.output<typeof contract>;

/** Evidence that one party accepted. */
export const acceptance = z.object({
  ...stamps,
  contractId: id,
  /** The amendment that was accepted; null if the contract itself was accepted. */
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
  /** The amendment that added the deliverable; null if the contract itself contains it. */
  amendmentId: id.nullable(),
  briefingId: id,
  companyId: id,
  creatorId: id,
  status: impersonal(z.enum(deliverableFlow.states as [StateOf<typeof deliverableFlow>])),
  statusSince: instant,
  channel: impersonal(channel),
  format: impersonal(format),
  /** Number of the deliverable within its line, from 1. */
  ordinal: impersonal(z.int().positive()),
  dueOn: impersonal(date.nullable()),
  /** Delay of the brand that last moved the due date: of its answer or of its payment; null if none did. */
  dueMovedBy: impersonal(z.enum(['review', 'payment']).nullable()),
  /** The caption that will be published. It is checked for the ad disclosure. */
  caption: erased(text(MAX_DRAFT_CAPTION), '', 'creator'),
  draftLink: erased(webLink.nullable(), null, 'creator'),
  draftFileId: erased(id.nullable(), null, 'creator'),
  /** Number of rounds of changes requested so far. The price includes some rounds. */
  changeRounds: impersonal(count),
  changeNote: erased(text(1_000), ''),
  // The link proves that the contract was fulfilled, so an erasure keeps it for the legal period.
  link: retained(webLink.nullable(), 'contract', 'https://erased.invalid', 'creator'),
  publishedAt: instant.nullable(),
  /** When the brand last reminded the creator; null if never. */
  remindedAt: instant.nullable(),
});
export type Deliverable = z.output<typeof deliverable>;
