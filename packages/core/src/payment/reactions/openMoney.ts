import { dueOn } from '../../brazil';
import { contracts } from '../../contract';
import { insert, post } from '../../kit';
import { defineReaction } from '../../party';
import { settingOn, settings } from '../../setting';
import { chargeIssued } from '../entries';
import { chargeFlow, payoutFlow } from '../flow';
import { unprepared } from '../preparation';
import { charges, payouts } from '../resource';
import { slipOf } from '../slip';

/** A contract in force asks the brand for the money and prepares the place where the creator's will wait. */
export const openMoney = defineReaction(contracts, 'activate', {
  load: async (find) => ({
    chargeIds: await find.ids(charges, 1),
    settings: await find.many(settings, { key: 'slip_days' }),
  }),
  decide({ row: contract, rows, now }) {
    const { companyId, creatorId, briefingId, currency, approvedOn } = contract;
    const parties = { contractId: contract.id, briefingId, companyId, creatorId };
    const charge = {
      ...parties,
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
