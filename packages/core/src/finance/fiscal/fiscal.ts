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
  nobody,
  ofCompany,
  ofCreator,
  retained,
  staff,
  stamps,
  systemOnly,
  text,
} from '../../people';

/** Our own invoice for the fee of one paid charge (docs/spec/states.md#fee-invoice). */
export const feeInvoiceFlow = defineFlow({
  name: 'fee-invoices',
  states: ['pending', 'sent', 'unknown', 'authorised', 'rejected', 'cancelling', 'cancelled'],
  initial: 'pending',
  moves: {
    send: { from: ['pending', 'unknown'], to: 'sent' },
    authorise: { from: ['sent', 'unknown'], to: 'authorised' },
    reject: { from: ['pending', 'sent', 'unknown'], to: 'rejected' },
    /** No answer came: it may have been issued or not. */
    lose: { from: ['sent'], to: 'unknown' },
    resend: { from: ['rejected'], to: 'pending' },
    /** Somebody issued it by hand, at the municipality's own site. */
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

/** What we invoice for: our fee of a paid charge, to who bears it. In BRL alone. */
export const feeInvoice = z.object({
  ...stamps,
  /** Who bears the fee, one of both: the company that pays, or the creator whose own contract it is. */
  companyId: id.nullable(),
  creatorId: id.nullable(),
  chargeId: id,
  status: impersonal(z.enum(feeInvoiceFlow.states as [StateOf<typeof feeInvoiceFlow>])),
  statusSince: instant,
  amountCents: impersonal(cents),
  currency: impersonal(currency),
  /** The day of the payment, whose month the tax counts for. */
  earnedOn: impersonal(date),
  /** Number of our declaration (DPS), without gaps; null until it is sent. It stays when it is sent again. */
  dpsNumber: impersonal(z.int().positive().nullable()),
  /** The declaration's name at the authority, 45 characters. */
  dpsId: impersonal(z.string().length(45).nullable()),
  /** Whom it was made out to when it was sent. */
  takerTaxId: retained(lineOrEmpty(14), 'fiscal', ''),
  takerName: retained(lineOrEmpty(160), 'fiscal', dash),
  /** The invoice's own number and where it can be read; by hand the link may lack. */
  number: impersonal(lineOrEmpty(20)),
  link: impersonal(lineOrEmpty(300)),
  /** Access key of 50 characters; null where it was not issued through us. */
  key: impersonal(z.string().length(50).nullable()),
  /** Why it was rejected or has no answer: the authority's code and words. */
  reasonCode: impersonal(lineOrEmpty(40)),
  reason: impersonal(text(1_000)),
});

export type FeeInvoice = z.output<typeof feeInvoice>;

/** Where our own invoices are issued. */
export const feeInvoiceIssuing = z.object({
  /** Null: by hand, nothing is sent. */
  address: z.string().nullable(),
  /** Whether what is issued there counts. */
  production: z.boolean(),
});

export type FeeInvoiceIssuing = z.output<typeof feeInvoiceIssuing>;

const finance = staff('finance');

export const feeInvoiceAccess = {
  read: anyOf<Actor, FeeInvoice>(ofCompany, ofCreator, staff('finance', 'support'), systemOnly),
  create: nobody,
  update: nobody,
  remove: nobody,
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
  sorts: ['id', 'status', 'dpsNumber', 'earnedOn', 'amountCents', 'createdAt'],
  access: feeInvoiceAccess,
});
