import { defineResource } from '../../people';
import { chargeFlow, invoiceFlow, payoutFlow } from './flow';
import {
  chargeAccess,
  chargeLineAccess,
  invoiceAccess,
  payoutAccess,
  postingAccess,
  proofAccess,
} from './policy';
import { charge, chargeLine, invoice, ledgerPosting, paymentProof, payout } from './schema';

const parties = { id: 'is', companyId: 'is', creatorId: 'is', contractId: 'is', briefingId: 'is' } as const;
const readOnly = { create: [], update: [] } as const;

export const charges = defineResource({
  name: 'charges',
  schema: charge,
  flow: chargeFlow,
  byPlatform: true,
  noted: ['keepPart', 'reissue'],
  writable: readOnly,
  filters: {
    ...parties,
    purpose: 'is',
    status: 'is',
    dueOn: 'between',
    amountCents: 'between',
    ourNumber: 'is',
  },
  sorts: ['id', 'status', 'dueOn', 'amountCents', 'createdAt', 'paidOn'],
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
  /** What the file is called by its bytes is the store's business. */
  hidden: () => ['sha256'],
  filters: { ...parties, chargeId: 'is' },
  sorts: ['id', 'createdAt'],
  access: proofAccess,
});

const handling = [
  'preparedById',
  'preparedAt',
  'preparedPayeeVersion',
  'releasedById',
  'paymentFileId',
  'purchase',
  'purchaseRecordedById',
  'purchaseConfirmedById',
] as const;

const ofPayee = ['deductedCents', 'proof'] as const;

export const payouts = defineResource({
  name: 'payouts',
  schema: payout,
  flow: payoutFlow,
  writable: readOnly,
  /** The people of finance who handled it are nobody else's business, nor a creator's debts and account the brand's. */
  hidden: (actor) =>
    actor.role === 'admin' ? [] : [...handling, ...(actor.role === 'creator' ? [] : ofPayee)],
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
  writable: readOnly,
  /** What the file is called by its bytes is the store's business. */
  hidden: () => ['sha256'],
  filters: { ...parties, payoutId: 'is', status: 'is', key: 'is' },
  sorts: ['id', 'status', 'createdAt', 'amountCents'],
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
