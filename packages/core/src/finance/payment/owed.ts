import { type Change, type Currency, insert, post } from '../../kit';
import { chargeIssued } from './entries';
import { chargeFlow, payoutFlow } from './flow';
import { noCurrencyPurchase, noPreparation } from './preparation';
import { chargeLines, charges, payouts } from './resource';
import type { Charge, Payout } from './schema';
import { firstSlip } from './slip';

interface Issued {
  readonly purpose: Charge['purpose'];
  readonly parties: Pick<Payout, 'contractId' | 'amendmentId' | 'briefingId' | 'companyId' | 'creatorId'>;
  readonly chargeId: number;
  readonly totalCents: number;
  readonly feeCents: number;
  readonly currency: Currency;
  readonly dueOn: string;
  readonly now: string;
  /** The instalment that the charge collects; null or undefined if there is none. */
  readonly instalmentId?: number | null;
}

interface Owed extends Issued {
  readonly creatorCents: number;
}

/** Returns the changes that create a charge with one line, and its ledger entry. */
export function issueCharge({
  purpose,
  parties,
  chargeId,
  totalCents,
  feeCents,
  currency,
  dueOn,
  now,
  instalmentId = null,
}: Issued): Change[] {
  const charge = {
    ...parties,
    purpose,
    id: chargeId,
    status: chargeFlow.initial,
    statusSince: now,
    amountCents: totalCents,
    feeCents,
    currency,
    dueOn,
    paidOn: null,
    paidBy: null,
  };
  return [
    insert(charges, { ...charge, ...firstSlip(charge) }),
    insert(chargeLines, {
      chargeId,
      companyId: parties.companyId,
      kind: 'price',
      contractId: parties.contractId,
      creatorId: parties.creatorId,
      instalmentId,
      subscriptionPeriodId: null,
      ofChargeId: null,
      amountCents: totalCents,
      feeCents,
    }),
    post(chargeIssued(charge)),
  ];
}

/** Returns the changes that create the charge of an agreement, and the payout that depends on it. */
export const chargeAgreement = (agreed: Owed): Change[] => [
  ...issueCharge(agreed),
  insert(payouts, {
    ...agreed.parties,
    status: payoutFlow.initial,
    statusSince: agreed.now,
    grossCents: agreed.creatorCents,
    withholdings: [],
    netCents: agreed.creatorCents,
    deductedCents: 0,
    currency: agreed.currency,
    legalForm: null,
    dueOn: null,
    expectedOn: null,
    ...noPreparation,
    releasedById: null,
    madeOn: null,
    firstMadeOn: null,
    proof: '',
    ...noCurrencyPurchase,
    remindedAt: null,
  }),
];
