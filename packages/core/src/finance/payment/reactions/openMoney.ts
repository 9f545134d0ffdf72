import { businessDate, dueOn } from '@elenco/brazil';
import { amendments, contracts } from '../../../hiring';
import type { Find } from '../../../kit';
import { type Actor, defineReaction } from '../../../people';
import { settingOn, settings } from '../../../platform';
import { owed } from '../owed';
import { charges } from '../resource';

const load = async (find: Find<Actor>) => ({
  chargeIds: await find.ids(charges, 1),
  settings: await find.many(settings, { key: 'slip_days' }),
});

/** A hiring in force asks for its money. */
export const openMoney = defineReaction(contracts, 'activate', {
  load,
  decide({ row, rows, now }) {
    if (row.origin !== 'hiring') return [];
    const { id: contractId, companyId, creatorId, briefingId, approvedOn } = row;
    const { totalCents, feeCents, creatorCents, currency } = row;
    return owed({
      purpose: 'hiring',
      parties: { contractId, amendmentId: null, briefingId, companyId, creatorId },
      chargeId: rows.chargeIds[0]!,
      totalCents,
      feeCents,
      creatorCents,
      currency,
      now,
      dueOn: dueOn(approvedOn, settingOn(rows.settings, 'slip_days', approvedOn)),
    });
  },
});

/** So does a renewal, once the creator has taken it: the same number of days after that. */
export const openRenewalMoney = defineReaction(amendments, 'accept', {
  load,
  decide({ row, rows, now }) {
    const { id: amendmentId, contractId, companyId, creatorId, briefingId } = row;
    const { additionalCents: totalCents, feeCents, creatorCents, currency } = row;
    if (totalCents === 0) return [];
    const today = businessDate(now);
    return owed({
      purpose: 'amendment',
      parties: { contractId, amendmentId, briefingId, companyId, creatorId },
      chargeId: rows.chargeIds[0]!,
      totalCents,
      feeCents,
      creatorCents,
      currency,
      now,
      dueOn: dueOn(today, settingOn(rows.settings, 'slip_days', today)),
    });
  },
});
