import { anyOf } from '../../kit';
import {
  type Actor,
  defineResource,
  guestOfHiring,
  guestOfProject,
  impersonatorOf,
  noOne,
  ofCompany,
  ofCreator,
  type Rule,
  staff,
  systemOnly,
} from '../../people';
import { netByState } from './earnings';
import { chargeFlow, invoiceFlow, payoutFlow } from './flow';
import {
  type Charge,
  type ChargeLine,
  charge,
  chargeLine,
  type Invoice,
  invoice,
  type LedgerPosting,
  ledgerPosting,
  type PaymentProof,
  type Payout,
  paymentProof,
  payout,
  purposesWithReadableFee,
} from './schema';

/** Allows guests who may pay one hiring, or all charges of a project. */
const guestWhoPays = anyOf<Actor, { contractId: number; briefingId: number }>(
  guestOfHiring('invoice'),
  guestOfProject('payables'),
);

const never = { create: noOne, update: noOne, remove: noOne } as const;

/**
 * Allows finance to cancel charges of plans. Charges of a contract are cancelled only by the end of the
 * contract.
 */
const cancelPlanChargeRule: Rule<Charge> = (actor) =>
  staff('finance')(actor).map(() => ({ purpose: ['subscription', 'matching'] }));

const chargeAccess = {
  ...never,
  read: anyOf<Actor, Charge>(ofCompany, staff('finance', 'curation', 'support'), guestWhoPays),
  moves: {
    settle: staff('finance'),
    fallDue: systemOnly,
    combine: systemOnly,
    separate: systemOnly,
    dissolve: systemOnly,
    settleWithin: systemOnly,
    reopen: systemOnly,
    reopenWithin: systemOnly,
    cancel: cancelPlanChargeRule,
    refund: systemOnly,
  },
} as const;

/** Everyone who may read a charge may read its lines. */
const chargeLineAccess = {
  ...never,
  read: anyOf<Actor, ChargeLine>(
    ofCompany,
    staff('finance', 'curation', 'support'),
    guestOfHiring('invoice'),
  ),
  moves: {},
} as const;

/**
 * Rule for issuing a second copy of a slip. It is not the rule of a move, because the state does not change.
 */
export const reissueRule: Rule<Charge> = anyOf<Actor, Charge>(ofCompany, staff('finance'));

/**
 * Rule for reminders and later due dates. It is not the rule of a move, because the state does not change.
 */
export const dunningRule = staff('finance');

/** Brands can follow a payment to the creator's account, so they may read payouts. */
const payoutAccess = {
  ...never,
  read: anyOf<Actor, Payout>(ofCompany, ofCreator, staff('finance', 'curation', 'support')),
  moves: {
    process: systemOnly,
    send: systemOnly,
    release: staff('finance'),
    offset: systemOnly,
    fail: staff('finance'),
    return: staff('finance'),
    retry: staff('finance'),
    cancel: systemOnly,
  },
} as const;

/**
 * Rule for preparing a payout. It is not the rule of a move, because it only records the first of two staff
 * members.
 */
export const prepareRule = staff('finance');

const invoiceAccess = {
  ...never,
  read: anyOf<Actor, Invoice>(ofCreator, staff('finance')),
  moves: { accept: staff('finance'), refuse: staff('finance') },
} as const;

/** Companies and creators read the postings on their own accounts in their statement. */
const postingAccess = {
  ...never,
  read: anyOf<Actor, LedgerPosting>(ofCompany, ofCreator, staff('finance')),
  moves: {},
} as const;

/** Allows only staff who may upload a bank's return file, which settles charges. */
export const bankReturnRule = staff('finance');

/** Allows users and guests who may pay a charge and submit a proof of payment. */
export const payerRule: Rule<Charge> = anyOf<Actor, Charge>(ofCompany, guestWhoPays);

const proofAccess = {
  ...never,
  read: anyOf<Actor, PaymentProof>(ofCompany, staff('finance'), guestWhoPays),
  moves: {},
} as const;

const parties = { id: 'is', companyId: 'is', creatorId: 'is', contractId: 'is', briefingId: 'is' } as const;

const readOnly = { create: [], update: [] } as const;

export const charges = defineResource({
  name: 'charges',
  schema: charge,
  flow: chargeFlow,
  byPlatform: true,
  noted: [
    'keepPart',
    'dropPart',
    'reissue',
    'waive',
    'reportPayment',
    'withdrawReport',
    'remind',
    'postpone',
  ],
  writable: readOnly,
  shownIn: (actor) =>
    actor.role === 'admin' ? [] : [{ fields: ['feeCents'], rows: [{ purpose: purposesWithReadableFee }] }],
  summed: { fields: ['amountCents', 'restCents', 'feeCents'], without: ['cancelled'] },
  filters: {
    ...parties,
    purpose: 'is',
    status: 'is',
    currency: 'is',
    dueOn: 'between',
    paidOn: 'between',
    amountCents: 'between',
    keptCents: 'between',
    restCents: 'between',
    reportedAt: 'between',
    ourNumber: 'is',
  },
  sorts: ['id', 'status', 'dueOn', 'amountCents', 'restCents', 'createdAt', 'paidOn', 'reportedAt'],
  access: chargeAccess,
});

export const chargeLines = defineResource({
  name: 'charge-lines',
  schema: chargeLine,
  flow: undefined,
  writable: readOnly,
  filters: {
    id: 'is',
    chargeId: 'is',
    companyId: 'is',
    contractId: 'is',
    creatorId: 'is',
    ofChargeId: 'is',
    kind: 'is',
  },
  sorts: ['id', 'amountCents', 'createdAt'],
  access: chargeLineAccess,
});

export const paymentProofs = defineResource({
  name: 'payment-proofs',
  schema: paymentProof,
  flow: undefined,
  writable: readOnly,
  /** Hides the hash from all users; commands compare it. */
  hidden: () => ['sha256'],
  filters: { ...parties, chargeId: 'is' },
  sorts: ['id', 'createdAt'],
  access: proofAccess,
});

const STAFF_FIELDS = [
  'preparedById',
  'preparedAt',
  'preparedPayeeVersion',
  'releasedById',
  'paymentFileId',
  'purchase',
  'purchaseRecordedById',
  'purchaseConfirmedById',
  'remindedAt',
] as const;

const CREATOR_FIELDS = ['deductedCents', 'proof'] as const;

export const payouts = defineResource({
  name: 'payouts',
  schema: payout,
  flow: payoutFlow,
  staffActs: ['prepare', 'recordPurchase', 'confirmPurchase', 'remind', 'askAccount'],
  writable: readOnly,
  /**
   * Hides fields about staff from users outside the platform, and fields about a creator's debts and account
   * from brands.
   */
  hidden: (actor) =>
    actor.role === 'admin' ? [] : [...STAFF_FIELDS, ...(actor.role === 'creator' ? [] : CREATOR_FIELDS)],
  summed: {
    fields: ['grossCents', 'netCents'],
    without: ['cancelled'],
    amounts: { netCents: netByState },
  },
  filters: {
    ...parties,
    status: 'is',
    dueOn: 'between',
    madeOn: 'between',
    netCents: 'between',
    preparedById: 'is',
    paymentFileId: 'is',
  },
  sorts: ['id', 'status', 'dueOn', 'netCents', 'createdAt', 'madeOn'],
  access: payoutAccess,
});

export const invoices = defineResource({
  name: 'invoices',
  schema: invoice,
  flow: invoiceFlow,
  byPlatform: true,
  noted: ['replace'],
  writable: readOnly,
  /**
   * Hides the file's hash from all users, and an individual's CPF from an impersonator. A company's CNPJ is
   * not hidden, because `checks` and `key` contain it too.
   */
  hidden: (actor) => ['sha256', ...(impersonatorOf(actor) ? (['issuerTaxId'] as const) : [])],
  summed: { fields: ['amountCents'], without: ['refused'] },
  filters: { ...parties, payoutId: 'is', status: 'is', key: 'is', createdAt: 'between' },
  sorts: ['id', 'status', 'statusSince', 'createdAt', 'amountCents'],
  access: invoiceAccess,
});

export const postings = defineResource({
  name: 'postings',
  schema: ledgerPosting,
  flow: undefined,
  writable: readOnly,
  filters: {
    id: 'is',
    companyId: 'is',
    creatorId: 'is',
    contractId: 'is',
    transactionId: 'is',
    account: 'is',
    kind: 'is',
    currency: 'is',
    bookedOn: 'between',
    createdAt: 'between',
  },
  sorts: ['id', 'bookedOn', 'createdAt', 'amountCents'],
  access: postingAccess,
});
