import { z } from 'zod';
import { anyOf, cents, defineFlow, type StateOf } from '../../kit';
import {
  type Actor,
  currency,
  dash,
  date,
  defineResource,
  id,
  impersonal,
  instant,
  lineOrEmpty,
  noOne,
  ofCompany,
  ofCreator,
  retained,
  staff,
  stamps,
  systemOnly,
  text,
} from '../../people';

/** The platform's invoice for the fee of one paid charge (docs/spec/states.md#fee-invoice). */
export const feeInvoiceFlow = defineFlow({
  name: 'fee-invoices',
  states: ['pending', 'sent', 'unknown', 'authorised', 'rejected', 'cancelling', 'cancelled'],
  initial: 'pending',
  moves: {
    send: { from: ['pending', 'unknown'], to: 'sent' },
    authorise: { from: ['sent', 'unknown'], to: 'authorised' },
    reject: { from: ['pending', 'sent', 'unknown'], to: 'rejected' },
    /** The authority did not answer, so the invoice may or may not have been issued. */
    lose: { from: ['sent'], to: 'unknown' },
    resend: { from: ['rejected'], to: 'pending' },
    /** Finance issued the invoice by hand on the municipality's site. */
    record: { from: ['pending', 'rejected'], to: 'authorised' },
    cancel: {
      from: ['pending', 'rejected', 'authorised'],
      to: 'cancelled',
      comment: 'required',
      final: true,
    },
    askCancel: { from: ['authorised'], to: 'cancelling', comment: 'required' },
    confirmCancel: { from: ['cancelling'], to: 'cancelled' },
    refuseCancel: { from: ['cancelling'], to: 'authorised' },
  },
});

/** The platform's invoice for its fee on a paid charge, to the party that bears the fee. BRL only. */
export const feeInvoice = z.object({
  ...stamps,
  /** The party that bears the fee: the company that pays, or the creator in a contract of Elenco Pay. */
  companyId: id.nullable(),
  creatorId: id.nullable(),
  chargeId: id,
  status: impersonal(z.enum(feeInvoiceFlow.states as [StateOf<typeof feeInvoiceFlow>])),
  statusSince: instant,
  amountCents: impersonal(cents),
  currency: impersonal(currency),
  /** Day of the payment. The fee is taxed in the month of this day. */
  earnedOn: impersonal(date),
  /** Number of the declaration (DPS), without gaps; null until sent. A resent invoice keeps its number. */
  dpsNumber: impersonal(z.int().positive().nullable()),
  /** Identifier of the declaration at the authority, 45 characters. */
  dpsId: impersonal(z.string().length(45).nullable()),
  /** The taker's tax number and name when the invoice was sent. */
  takerTaxId: retained(lineOrEmpty(14), 'fiscal', ''),
  takerName: retained(lineOrEmpty(160), 'fiscal', dash),
  /** Number of the invoice; empty until it is issued. */
  number: impersonal(lineOrEmpty(20)),
  /** Link to the invoice. An invoice issued by hand may have none. */
  link: impersonal(lineOrEmpty(300)),
  /** Access key of 50 characters; null if the invoice was issued by hand. */
  key: impersonal(z.string().length(50).nullable()),
  /** Why the authority rejected the invoice, or that it did not answer: code and message. Empty otherwise. */
  reasonCode: impersonal(lineOrEmpty(40)),
  reason: impersonal(text(1_000)),
});

export type FeeInvoice = z.output<typeof feeInvoice>;

/** Settings for issuing fee invoices. */
export const feeInvoiceIssuing = z.object({
  /** URL of the authority's service; null if finance issues all invoices by hand. */
  address: z.string().nullable(),
  /** True for the authority's production environment. */
  production: z.boolean(),
});

export type FeeInvoiceIssuing = z.output<typeof feeInvoiceIssuing>;

const finance = staff('finance');

export const feeInvoiceAccess = {
  read: anyOf<Actor, FeeInvoice>(ofCompany, ofCreator, staff('finance', 'support'), systemOnly),
  create: noOne,
  update: noOne,
  remove: noOne,
  moves: {
    send: systemOnly,
    authorise: systemOnly,
    reject: systemOnly,
    lose: systemOnly,
    resend: finance,
    record: finance,
    cancel: finance,
    askCancel: finance,
    confirmCancel: systemOnly,
    refuseCancel: systemOnly,
  },
} as const;

export const feeInvoices = defineResource({
  name: 'fee-invoices',
  schema: feeInvoice,
  flow: feeInvoiceFlow,
  byPlatform: true,
  writable: { create: [], update: [] },
  summed: { fields: ['amountCents'], without: ['cancelled'] },
  filters: {
    id: 'is',
    companyId: 'is',
    creatorId: 'is',
    chargeId: 'is',
    status: 'is',
    dpsNumber: 'is',
    earnedOn: 'between',
    createdAt: 'between',
  },
  sorts: ['id', 'status', 'statusSince', 'dpsNumber', 'earnedOn', 'amountCents', 'createdAt'],
  access: feeInvoiceAccess,
});
