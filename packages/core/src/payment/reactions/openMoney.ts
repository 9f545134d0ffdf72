import { dueOn } from '../../brazil';
import { contracts } from '../../contract';
import { insert, post } from '../../kit';
import { defineReaction } from '../../party';
import { settingOn, settings } from '../../setting';
import { chargeIssued } from '../entries';
import { chargeFlow, payoutFlow } from '../flow';
import { unprepared } from '../preparation';
import { chargeLines, charges, payouts } from '../resource';
import { slipOf } from '../slip';

/** A hiring in force asks the brand for the money and prepares the place where the creator's will wait. */
export const openMoney = defineReaction(contracts, 'activate', {
  load: async (find) => ({
    chargeIds: await find.ids(charges, 1),
    settings: await find.many(settings, { key: 'slip_days' }),
  }),
  decide({ row: contract, rows, now }) {
    if (contract.origin !== 'hiring') return [];
    const { companyId, creatorId, briefingId, currency, approvedOn } = contract;
    const parties = { contractId: contract.id, briefingId, companyId, creatorId };
    const charge = {
      ...parties,
      purpose: 'hiring' as const,
      id: rows.chargeIds[0]!,
      status: chargeFlow.initial,
      statusSince: now,
      amountCents: contract.totalCents,
      feeCents: contract.feeCents,
      currency,
      dueOn: dueOn(approvedOn, settingOn(rows.settings, 'slip_days', approvedOn)),
      paidOn: null,
      paidBy: null,
    };
    return [
      insert(charges, { ...charge, ...slipOf(charge) }),
      insert(chargeLines, {
        chargeId: charge.id,
        companyId,
        kind: 'price',
        contractId: contract.id,
        creatorId,
        instalmentId: null,
        subscriptionPeriodId: null,
        amountCents: charge.amountCents,
        feeCents: charge.feeCents,
      }),
      post(chargeIssued(charge)),
      insert(payouts, {
        ...parties,
        status: payoutFlow.initial,
        statusSince: now,
        grossCents: contract.creatorCents,
        withholdings: [],
        netCents: contract.creatorCents,
        currency,
        legalForm: null,
        dueOn: null,
        ...unprepared,
        releasedById: null,
        madeOn: null,
        proof: '',
      }),
    ];
  },
});
