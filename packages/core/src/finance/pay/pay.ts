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
  nobody,
  ofCreator,
  paragraph,
  type Rule,
  retained,
  staff,
  stamps,
  systemOnly,
  text,
} from '../../people';

/** A contract that a creator makes with a client of their own (docs/spec/states.md#pay-contract). */
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
    /** With the contract that came of it, by a settlement. */
    end: { from: ['accepted', 'active'], to: 'ended' },
  },
});

/** What the creator charges for. */
export const payLine = z.object({
  label: line(120),
  quantity: z.int().min(1, 'at_least_one').max(99, 'too_many'),
  /** Of each. */
  amountCents: cents.min(1, 'required').max(100_000_000, 'too_big'),
});

export type PayLine = z.output<typeof payLine>;

/** Why a tax number, as `taxNumber` keeps it, cannot be that of a client there; abroad it may lack. */
export function taxIdRefusal(code: string, taxId: string): string | null {
  if (isAbroad(code)) {
    return taxId === '' || foreignTaxId.safeParse(taxId).success ? null : 'invalid_foreign_tax_id';
  }
  if (taxId === '') return 'required';
  return isCpf(taxId) || isCnpj(taxId) ? null : 'invalid_tax_id';
}

const remark = z.object({
  side: z.enum(['client', 'creator']),
  name: z.string(),
  text: paragraph(1_000),
  at: instant,
});

/** Who accepted, when, from where and by which address. */
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
  /** Whose it is to pay; known once it was sent. */
  companyId: id.nullable(),
  /** What was agreed, once it was accepted. */
  contractId: id.nullable(),
  /** The contract in force that this one adds to. */
  amendsId: id.nullable(),
  title: retained(lineOrEmpty(120), 'contract', dash),
  scope: retained(text(4_000), 'contract', ''),
  rights: retained(text(2_000), 'contract', ''),
  startsOn: impersonal(date.nullable()),
  endsOn: impersonal(date.nullable()),
  rounds: impersonal(z.int().min(0, 'too_small').max(20, 'too_big')),
  /** Whose equipment the work is done with, and where; null where the creator leaves it open. */
  equipment: impersonal(equipment.nullable()),
  workplace: impersonal(workplace.nullable()),
  channels: impersonal(z.array(channel).max(9)),
  formats: impersonal(z.array(format).max(8)),
  /** Publications in all; 0 where the work is not published by the creator. */
  postCount: impersonal(count.max(999, 'too_big')),
  clientCountry: impersonal(country),
  /** CPF or CNPJ, or abroad a number of that country, if there is one. */
  clientTaxId: retained(z.string(), 'fiscal', ''),
  clientName: retained(lineOrEmpty(160), 'contract', dash),
  /** The person to talk to. */
  clientContact: erased(lineOrEmpty(120), ''),
  clientEmail: erased(email.nullable(), null),
  /** Where the invoice goes. */
  clientAddress: retained(lineOrEmpty(300), 'fiscal', ''),
  lines: impersonal(z.array(payLine).max(20, 'too_many')),
  currency: impersonal(currency),
  feeBp: impersonal(count),
  feePayer: impersonal(z.enum(['creator', 'client'])),
  instalmentCount: impersonal(z.int().min(1, 'at_least_one').max(12, 'too_many')),
  firstDueOn: impersonal(date.nullable()),
  /** Brazilian law and practice: 2 % once and 1 % a month. */
  fineBp: impersonal(count.max(200, 'too_big')),
  interestBp: impersonal(count.max(100, 'too_big')),
  /** Part of the price that is due when the client ends it before the work is there. */
  cancelBp: impersonal(count.max(5_000, 'too_big')),
  message: erased(text(1_000), ''),
  /** The last day to accept. */
  validUntil: impersonal(date.nullable()),
  /** What both are bound to, word for word, and its SHA-256; empty and null in a draft. */
  text: retained(z.string(), 'contract', dash),
  textHash: impersonal(z.string().length(64).nullable()),
  /** The same to be read in English beside `text`, which alone binds. */
  textEnglish: retained(z.string(), 'contract', ''),
  /** How often it was sent. */
  edition: impersonal(count),
  refusal: erased(text(1_000), ''),
  talk: erased(z.array(remark).max(100, 'too_many'), '[]'),
  signatures: retained(z.array(signature), 'contract', '[]'),
});

export type PayContract = z.output<typeof payContract>;

/** Nobody but its creator sees what is being written. */
const shown = ['sent', 'viewed', 'accepted', 'refused', 'expired', 'active', 'completed', 'ended'] as const;

const ofClient: Rule<PayContract> = (actor) =>
  actor.role === 'company' ? [{ companyId: actor.companyId, status: shown }] : [];

const ofGuest =
  (...actions: Parameters<typeof guestOfPay>): Rule<PayContract> =>
  (actor) =>
    guestOfPay(...actions)(actor).flatMap(({ payContractId }) =>
      payContractId === undefined ? [] : [{ id: payContractId as number, status: shown }],
    );

/** Whoever reads as the client: asks, refuses, asks to accept. */
export const clientRule = anyOf<Actor, PayContract>(ofClient, ofGuest('pay', 'pay-confirm'));

/** Whose acceptance or ending binds: the company's people, or a guest who came by the e-mail that asks for it. */
export const bindingRule = anyOf<Actor, PayContract>(ofClient, ofGuest('pay-confirm'));

export const talkRule = anyOf<Actor, PayContract>(ofCreator, clientRule);

const payContractAccess = {
  read: anyOf<Actor, PayContract>(ofCreator, clientRule, staff('finance', 'curation', 'support')),
  create: nobody,
  update: nobody,
  remove: nobody,
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
  /** The fee is between the creator and us; from where somebody accepted is evidence for staff. */
  hidden: (actor) =>
    actor.role === 'admin' ? [] : actor.role === 'creator' ? ['signatures'] : ['signatures', 'feeBp'],
  filters: { id: 'is', creatorId: 'is', companyId: 'is', contractId: 'is', amendsId: 'is', status: 'is' },
  search: ['title', 'clientName'],
  sorts: ['id', 'title', 'status', 'createdAt', 'statusSince'],
  access: payContractAccess,
});

/** Accepted, and neither fulfilled nor ended: only then may it be added to or ended. */
export const payInForce = ['accepted', 'active'] as const;

export const isPayInForce = ({ status }: Pick<PayContract, 'status'>): boolean =>
  payInForce.some((state) => state === status);
