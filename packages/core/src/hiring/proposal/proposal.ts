import { z } from 'zod';
import { anyOf, cents, defineFlow, type StateOf } from '../../kit';
import {
  type Actor,
  anyStaff,
  channel,
  count,
  currency,
  defineResource,
  erased,
  format,
  formatsOf,
  guestOfProposals,
  id,
  impersonal,
  instant,
  noOne,
  ofCompany,
  ofCreator,
  ofPeopleOrMoney,
  stamps,
  systemOnly,
  text,
} from '../../people';
import { confidentiality } from './confidentiality';
import { proposalDraft } from './draft';

/** Flow of a proposal (docs/spec/states.md#proposal). There is one proposal per creator and briefing. */
export const proposalFlow = defineFlow({
  name: 'proposals',
  states: [
    'received',
    'pending',
    'sent',
    'under_approval',
    'countered',
    'approved',
    'rejected',
    'declined',
    'not_selected',
    'renewed',
  ],
  initial: 'received',
  moves: {
    accept: { from: ['received'], to: 'pending' },
    /** Possible until there is a contract. Afterward, the contract itself is withdrawn or ended. */
    decline: {
      from: ['received', 'pending', 'sent', 'under_approval', 'countered'],
      to: 'declined',
      comment: 'required',
      final: true,
    },
    send: { from: ['pending', 'countered'], to: 'sent' },
    acceptCounter: { from: ['countered'], to: 'sent' },
    open: { from: ['sent'], to: 'under_approval' },
    redo: { from: ['sent', 'under_approval'], to: 'pending' },
    counter: { from: ['sent', 'under_approval'], to: 'countered', comment: 'required' },
    approve: { from: ['sent', 'under_approval'], to: 'approved' },
    reject: { from: ['sent', 'under_approval'], to: 'rejected', comment: 'required', final: true },
    passOver: {
      from: ['received', 'pending', 'sent', 'under_approval', 'countered'],
      to: 'not_selected',
    },
    renew: { from: ['approved'], to: 'renewed' },
  },
});

/** True if the brand has approved the proposal, which creates a contract. */
export const isHired = ({ status }: { readonly status: string }): boolean =>
  status === 'approved' || status === 'renewed';

/** States in which a proposal still needs an answer. */
export const openStates = proposalFlow.moves.passOver.from;

/**
 * A line with a price. If `pricing` is `per_post`, `amountCents` is for each publication, otherwise for the
 * whole line.
 */
export const proposalLine = z
  .object({
    channel,
    format,
    quantity: z.int().min(1, 'at_least_one').max(99, 'too_many'),
    pricing: z.enum(['total', 'per_post']),
    amountCents: cents.min(1, 'required'),
  })
  .refine((row) => formatsOf[row.channel].includes(row.format), {
    path: ['format'],
    message: 'format_not_on_channel',
  });

/** Maximum number of lines of a proposal. */
export const MAX_PROPOSAL_LINES = 20;

export type ProposalLine = z.output<typeof proposalLine>;

export const lineTotal = (row: Pick<ProposalLine, 'quantity' | 'pricing' | 'amountCents'>): number =>
  row.pricing === 'total' ? row.amountCents : row.quantity * row.amountCents;

/**
 * Returns the price of each publication of a line with several publications that is priced per publication;
 * otherwise null.
 */
export const centsPerPublication = ({
  quantity,
  pricing,
  amountCents,
}: Pick<ProposalLine, 'quantity' | 'pricing' | 'amountCents'>): number | null =>
  pricing === 'per_post' && quantity > 1 ? amountCents : null;

/** Returns the total that the brand would pay, fee included, in minor units. */
export const linesTotal = (lines: readonly ProposalLine[]): number =>
  lines.reduce((sum, row) => sum + lineTotal(row), 0);

/**
 * Smallest possible change of a line's total, in minor units: 1 or, if the line is priced per publication, 1
 * for each publication.
 */
const stepOf = ({ pricing, quantity }: Pick<ProposalLine, 'pricing' | 'quantity'>): number =>
  pricing === 'total' ? 1 : quantity;

/**
 * Scales the lines proportionally to the total `sum`. Each line keeps its quantity and pricing. The rounding
 * remainder goes to the first line whose price can be increased by it. If no price can, the first line is
 * split, so that some of its publications cost one minor unit more. If the maximum number of lines is
 * reached, that line is priced in total instead. Returns null if a line would cost less than a cent.
 */
export function scaleLinesTo(lines: readonly ProposalLine[], sum: number): ProposalLine[] | null {
  const before = BigInt(linesTotal(lines));
  const scaled = lines.map((row) => ({
    ...row,
    amountCents: Number((BigInt(lineTotal(row)) * BigInt(sum)) / before / BigInt(stepOf(row))),
  }));
  const left = sum - linesTotal(scaled);
  const taker = scaled.findIndex((row) => left % stepOf(row) === 0);
  const row = scaled[Math.max(taker, 0)]!;
  const added = taker >= 0 ? [addedTo(row, left / stepOf(row))] : splitLine(row, left, lines.length);
  const priced = scaled.toSpliced(Math.max(taker, 0), 1, ...added);
  return priced.every(({ amountCents }) => amountCents > 0) ? priced : null;
}

const addedTo = (row: ProposalLine, cents: number): ProposalLine => ({
  ...row,
  amountCents: row.amountCents + cents,
});

/**
 * Splits a line priced per publication so that its total increases by `left`, which is not a multiple of its
 * quantity.
 */
function splitLine(row: ProposalLine, left: number, count: number): ProposalLine[] {
  if (count === MAX_PROPOSAL_LINES) return [{ ...row, pricing: 'total', amountCents: lineTotal(row) + left }];
  const dearer = left % row.quantity;
  const each = Math.floor(left / row.quantity);
  return [
    { ...addedTo(row, each), quantity: row.quantity - dearer },
    { ...addedTo(row, each + 1), quantity: dearer },
  ];
}

export const proposal = z.object({
  ...stamps,
  briefingId: id,
  companyId: id,
  creatorId: id,
  status: impersonal(z.enum(proposalFlow.states as [StateOf<typeof proposalFlow>])),
  statusSince: instant,
  /** Number of times the proposal was sent. */
  round: impersonal(count),
  lines: impersonal(z.array(proposalLine).max(MAX_PROPOSAL_LINES, 'too_many')),
  totalCents: impersonal(cents),
  currency: impersonal(currency),
  feeBp: impersonal(count),
  message: erased(text(2_000), '', 'creator'),
  availableInPeriod: impersonal(z.boolean()),
  /** The creator's unsent draft, visible to no other user; null if there is none. */
  draft: erased(proposalDraft.nullable(), null, 'creator'),
  /** Reason for declining or rejecting, or for the counter-offer. */
  answer: erased(text(1_000), ''),
  counterCents: impersonal(cents.nullable()),
  answerBy: instant.nullable(),
  /** The creator's acceptance of confidentiality, in a silent squad. */
  confidentiality: erased(confidentiality.nullable(), null, 'creator'),
  sentAt: instant.nullable(),
});

export type Proposal = z.output<typeof proposal>;

/** A proposal as it was sent in one round. */
export const proposalRound = z.object({
  ...stamps,
  proposalId: id,
  briefingId: id,
  companyId: id,
  creatorId: id,
  round: impersonal(z.int().positive()),
  lines: impersonal(z.array(proposalLine)),
  totalCents: impersonal(cents),
  currency: impersonal(currency),
  message: erased(text(2_000), '', 'creator'),
  sentAt: instant,
});

export type ProposalRound = z.output<typeof proposalRound>;

/**
 * Hides the company's id in offers from creators. The id would reveal a silent brand, because the brand's
 * other contracts and jobs contain the same id.
 */
export const brandHidden = (actor: Actor): 'companyId'[] => (actor.role === 'creator' ? ['companyId'] : []);

/**
 * Access to proposals. Everyone who may read a proposal sees its last submission, because the creator's
 * unsent changes are stored in `draft`, which `hidden` hides from all other users.
 */
const proposalAccess = {
  read: anyOf<Actor, Proposal>(ofCompany, ofCreator, anyStaff, guestOfProposals),
  create: noOne,
  update: noOne,
  remove: noOne,
  moves: {
    accept: ofCreator,
    decline: ofCreator,
    send: ofCreator,
    acceptCounter: ofCreator,
    open: ofCompany,
    redo: ofCreator,
    counter: ofCompany,
    /** Only the command `approveProposals` runs this move, after checking permissions. */
    approve: systemOnly,
    reject: ofCompany,
    passOver: systemOnly,
    renew: systemOnly,
  },
} as const;

const roundAccess = {
  read: anyOf<Actor, ProposalRound>(ofCompany, ofCreator, anyStaff),
  create: noOne,
  update: noOne,
  remove: noOne,
  moves: {},
} as const;

/** The creator's price and message. */
const offered = ['lines', 'totalCents', 'message'] as const;

export const proposals = defineResource({
  name: 'proposals',
  schema: proposal,
  flow: proposalFlow,
  writable: { create: [], update: [] },
  hidden: (actor) =>
    actor.role === 'creator'
      ? brandHidden(actor)
      : [
          'draft',
          ...ofPeopleOrMoney(actor, [...offered, 'feeBp', 'answer', 'counterCents', 'confidentiality']),
        ],
  filters: {
    id: 'is',
    briefingId: 'is',
    companyId: 'is',
    creatorId: 'is',
    status: 'is',
    statusSince: 'between',
    totalCents: 'between',
    createdAt: 'between',
  },
  sorts: ['id', 'status', 'statusSince', 'totalCents', 'sentAt', 'createdAt'],
  access: proposalAccess,
});

export const proposalRounds = defineResource({
  name: 'proposal-rounds',
  schema: proposalRound,
  flow: undefined,
  writable: { create: [], update: [] },
  hidden: (actor) => [...brandHidden(actor), ...ofPeopleOrMoney(actor, offered)],
  filters: { id: 'is', proposalId: 'is', briefingId: 'is', companyId: 'is', creatorId: 'is' },
  sorts: ['id', 'round', 'sentAt'],
  access: roundAccess,
});
