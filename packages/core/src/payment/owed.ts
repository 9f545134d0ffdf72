import { type Change, type Currency, insert, post } from '../kit';
import { chargeIssued } from './entries';
import { chargeFlow, payoutFlow } from './flow';
import { unprepared } from './preparation';
import { chargeLines, charges, payouts } from './resource';
import type { Charge, Payout } from './schema';
import { slipOf } from './slip';

interface Owed {
  readonly purpose: Charge['purpose'];
  readonly parties: Pick<Payout, 'contractId' | 'amendmentId' | 'briefingId' | 'companyId' | 'creatorId'>;
  readonly chargeId: number;
  readonly totalCents: number;
  readonly feeCents: number;
  readonly creatorCents: number;
  readonly currency: Currency;
  readonly dueOn: string;
  readonly now: string;
}

/** What was agreed asks the brand for the money, and prepares the place where the creator's will wait. */
export function owed({ purpose, parties, chargeId, currency, dueOn, now, ...sums }: Owed): Change[] {
  const charge = {
    ...{ ...parties, purpose, id: chargeId, status: chargeFlow.initial, statusSince: now },
    ...{ amountCents: sums.totalCents, feeCents: sums.feeCents, currency, dueOn },
    ...{ paidOn: null, paidBy: null },
  };
  return [
    insert(charges, { ...charge, ...slipOf(charge) }),
    insert(chargeLines, {
      ...{ chargeId, companyId: parties.companyId, kind: 'price' },
      ...{ contractId: parties.contractId, creatorId: parties.creatorId },
      ...{ instalmentId: null, subscriptionPeriodId: null },
      ...{ amountCents: sums.totalCents, feeCents: sums.feeCents },
    }),
    post(chargeIssued(charge)),
    insert(payouts, {
      ...{ ...parties, status: payoutFlow.initial, statusSince: now },
      ...{ grossCents: sums.creatorCents, withholdings: [], netCents: sums.creatorCents, currency },
      ...{ legalForm: null, dueOn: null, ...unprepared, releasedById: null, madeOn: null, proof: '' },
    }),
  ];
}
