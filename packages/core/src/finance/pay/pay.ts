import { isCnpj, isCpf } from '@elenco/brazil';
import { z } from 'zod';
import { equipment, workplace } from '../../hiring';
import { anyOf, cents, defineFlow, type StateOf } from '../../kit';
import {
  type Actor,
  channel,
  count,
  country,
  currency,
  dash,
  date,
  defineResource,
  email,
  erased,
  foreignTaxId,
  format,
  guestOfPay,
  id,
  impersonal,
  instant,
  isAbroad,
  line,
  lineOrEmpty,
  noOne,
  ofCreator,
  paragraph,
  type Rule,
  retained,
  staff,
  stamps,
  systemOnly,
  text,
} from '../../people';

/** An Elenco Pay contract, between a creator and the creator's client (docs/spec/states.md#pay-contract). */
export const payContractFlow = defineFlow({
  name: 'pay-contracts',
  states: ['draft', 'sent', 'viewed', 'accepted', 'refused', 'expired', 'active', 'completed', 'ended'],
  initial: 'draft',
  moves: {
    send: { from: ['draft'], to: 'sent' },
    view: { from: ['sent'], to: 'viewed' },
    accept: { from: ['sent', 'viewed'], to: 'accepted' },
    refuse: { from: ['sent', 'viewed'], to: 'refused', comment: 'required' },
    expire: { from: ['sent', 'viewed'], to: 'expired' },
    revise: { from: ['sent', 'viewed', 'refused', 'expired'], to: 'draft' },
    activate: { from: ['accepted'], to: 'active' },
    complete: { from: ['active'], to: 'completed' },
    /** The contract was ended early by a termination. */
    end: { from: ['accepted', 'active'], to: 'ended' },
  },
});

/** An item for which the creator charges. */
export const payLine = z.object({
  label: line(120),
  quantity: z.int().min(1, 'at_least_one').max(99, 'too_many'),
  /** Price of one unit, in minor units. */
  amountCents: cents.min(1, 'required').max(100_000_000, 'too_big'),
});

export type PayLine = z.output<typeof payLine>;

/** Maximum number of instalments of a contract. */
export const MAX_PAY_INSTALMENTS = 24;

/** An instalment of the agreed schedule. The instalment is due on `dueOn` or the next bank day. */
export const payScheduleRow = z.object({
  amountCents: cents.min(1, 'required'),
  dueOn: date,
  /** Last day to deliver the work of this instalment; missing if it is the last day of the contract. */
  deliverOn: date.nullish(),
});

export type PayScheduleRow = z.output<typeof payScheduleRow>;

/**
 * Returns the error code of a tax number, normalized by `taxNumber`, that is invalid in a country; null if
 * the number is valid. Clients abroad need no tax number.
 */
export function taxIdRefusal(code: string, taxId: string): string | null {
  if (isAbroad(code)) {
    return taxId === '' || foreignTaxId.safeParse(taxId).success ? null : 'invalid_foreign_tax_id';
  }
  if (taxId === '') return 'required';
  return isCpf(taxId) || isCnpj(taxId) ? null : 'invalid_tax_id';
}

export const talkSide = z.enum(['client', 'creator']);

const remark = z.object({
  side: talkSide,
  name: z.string(),
  text: paragraph(1_000),
  at: instant,
  /** When a new version of the contract answered the question; missing if none did. */
  settledAt: instant.optional(),
});

/** Evidence of acceptance: name, time, IP address and e-mail address. */
const signature = z.object({
  side: z.enum(['client', 'creator']),
  name: z.string(),
  email: z.string(),
  ip: z.string(),
  userAgent: z.string(),
  at: instant,
});

export const payContract = z.object({
  ...stamps,
  status: impersonal(z.enum(payContractFlow.states as [StateOf<typeof payContractFlow>])),
  statusSince: instant,
  creatorId: id,
  /** The company that pays; null until the contract is sent. */
  companyId: id.nullable(),
  /** The contract that acceptance creates; null before. */
  contractId: id.nullable(),
  /** The contract in force that this contract amends; null if it amends none. */
  amendsId: id.nullable(),
  title: retained(lineOrEmpty(120), 'contract', dash),
  scope: retained(text(4_000), 'contract', ''),
  rights: retained(text(2_000), 'contract', ''),
  startsOn: impersonal(date.nullable()),
  endsOn: impersonal(date.nullable()),
  rounds: impersonal(z.int().min(0, 'too_small').max(20, 'too_big')),
  /** The party that provides the equipment; null if the contract leaves that open. */
  equipment: impersonal(equipment.nullable()),
  /** Place of work; null if the contract leaves the place open. */
  workplace: impersonal(workplace.nullable()),
  channels: impersonal(z.array(channel).max(9)),
  formats: impersonal(z.array(format).max(8)),
  /** Total number of publications; 0 if the creator does not publish. */
  postCount: impersonal(count.max(999, 'too_big')),
  clientCountry: impersonal(country),
  /** CPF or CNPJ; for a client abroad, an optional tax number of that country. */
  clientTaxId: retained(z.string(), 'fiscal', ''),
  clientName: retained(lineOrEmpty(160), 'contract', dash),
  /** Contact person at the client. */
  clientContact: erased(lineOrEmpty(120), ''),
  clientEmail: erased(email.nullable(), null),
  /** Billing address of the client. */
  clientAddress: retained(lineOrEmpty(300), 'fiscal', ''),
  lines: impersonal(z.array(payLine).max(20, 'too_many')),
  currency: impersonal(currency),
  feeBp: impersonal(count),
  feePayer: impersonal(z.enum(['creator', 'client'])),
  /**
   * Instalments in the order of their due dates, which add up to what the client pays; empty until chosen.
   */
  schedule: impersonal(z.array(payScheduleRow).max(MAX_PAY_INSTALMENTS, 'too_many')),
  /** Fine for a late payment, charged once: at most 2 % by Brazilian law and practice. */
  fineBp: impersonal(count.max(200, 'too_big')),
  /** Interest on a late payment, per month: at most 1 % by Brazilian law and practice. */
  interestBp: impersonal(count.max(100, 'too_big')),
  /** Share of the price, in basis points, that the client owes for cancelling before the delivery. */
  cancelBp: impersonal(count.max(5_000, 'too_big')),
  message: erased(text(1_000), ''),
  /** Last day on which the client can accept. */
  validUntil: impersonal(date.nullable()),
  /** The binding text; empty in a draft. */
  text: retained(z.string(), 'contract', dash),
  /** SHA-256 of the binding text; null in a draft. */
  textHash: impersonal(z.string().length(64).nullable()),
  /** English translation of `text`. Only `text` is binding. */
  textEnglish: retained(z.string(), 'contract', ''),
  /** Number of times the contract was sent. */
  edition: impersonal(count),
  /**
   * Bank days without an answer after which a delivery counts as approved, as stated in the contract; 0 for
   * never.
   */
  silenceDays: impersonal(z.int().min(0, 'too_small').max(30, 'too_big')),
  /** When the creator last reminded the client of the next step. */
  remindedAt: instant.nullable(),
  /** When the creator archived the refused or expired contract; null if it still waits for the creator. */
  archivedAt: instant.nullable(),
  refusal: erased(text(1_000), ''),
  talk: erased(z.array(remark).max(100, 'too_many'), '[]'),
  signatures: retained(z.array(signature), 'contract', '[]'),
});

export type PayContract = z.output<typeof payContract>;

/** States that the client can see; a draft is visible only to its creator. */
const STATES_SHOWN_TO_CLIENT = [
  'sent',
  'viewed',
  'accepted',
  'refused',
  'expired',
  'active',
  'completed',
  'ended',
] as const;

const ofClient: Rule<PayContract> = (actor) =>
  actor.role === 'company' ? [{ companyId: actor.companyId, status: STATES_SHOWN_TO_CLIENT }] : [];

const ofGuest =
  (...actions: Parameters<typeof guestOfPay>): Rule<PayContract> =>
  (actor) =>
    guestOfPay(...actions)(actor).flatMap(({ payContractId }) =>
      payContractId === undefined ? [] : [{ id: payContractId as number, status: STATES_SHOWN_TO_CLIENT }],
    );

/** Allows a user or guest to read, ask, decline and request acceptance for the client. */
export const clientRule = anyOf<Actor, PayContract>(ofClient, ofGuest('pay', 'pay-confirm'));

/** Allows company members, and guests who opened the link in the confirmation e-mail, to bind the client. */
export const bindingRule = anyOf<Actor, PayContract>(ofClient, ofGuest('pay-confirm'));

export const talkRule = anyOf<Actor, PayContract>(ofCreator, clientRule);

const payContractAccess = {
  read: anyOf<Actor, PayContract>(ofCreator, clientRule, staff('finance', 'curation', 'support')),
  create: noOne,
  update: noOne,
  remove: noOne,
  moves: {
    send: ofCreator,
    view: clientRule,
    accept: bindingRule,
    refuse: clientRule,
    expire: systemOnly,
    revise: ofCreator,
    activate: systemOnly,
    complete: systemOnly,
    end: systemOnly,
  },
} as const;

export const payContracts = defineResource({
  name: 'pay-contracts',
  schema: payContract,
  flow: payContractFlow,
  writable: { create: [], update: [] },
  /** Hides the fee from the client, and the evidence of signatures from everyone except staff. */
  hidden: (actor) =>
    actor.role === 'admin' ? [] : actor.role === 'creator' ? ['signatures'] : ['signatures', 'feeBp'],
  filters: { id: 'is', creatorId: 'is', companyId: 'is', contractId: 'is', amendsId: 'is', status: 'is' },
  search: ['title', 'clientName'],
  sorts: ['id', 'title', 'status', 'createdAt', 'statusSince'],
  access: payContractAccess,
});

/** True for a contract that the client refused or did not accept in time. */
export const isUnaccepted = ({ status }: Pick<PayContract, 'status'>): boolean =>
  status === 'refused' || status === 'expired';

/** States of a contract in force. Only such a contract can be amended or ended. */
export const payInForce = ['accepted', 'active'] as const;

export const isPayInForce = ({ status }: Pick<PayContract, 'status'>): boolean =>
  payInForce.some((state) => state === status);

type Remark = PayContract['talk'][number];

/**
 * Returns the client's question that the creator has answered neither by text nor by a revised contract;
 * undefined if there is none.
 */
export const openQuestion = <R extends Pick<Remark, 'side' | 'settledAt'>>({
  talk,
}: {
  readonly talk: readonly R[];
}): R | undefined => {
  const last = talk.at(-1);
  return last?.side === 'client' && last.settledAt === undefined ? last : undefined;
};

/**
 * Returns all questions and answers, with the open question marked as answered, because a revised contract
 * was sent.
 */
export const settleOpenQuestion = ({ talk }: Pick<PayContract, 'talk'>, now: string): Remark[] => {
  const open = openQuestion({ talk });
  return talk.map((remark) => (remark === open ? { ...remark, settledAt: now } : remark));
};
