import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, anyOf, moveTo, requireAllowedMove } from '../../../kit';
import { type Actor, defineCommand, defineMove, id, systemOnly } from '../../../people';
import { charges } from '../../payment';
import { monthInvoice } from '../invoice';
import { issuePeriodChanges } from '../periodDrafts';
import { periodAccess, type SubscriptionPeriod, subscriptionPeriods } from '../subscription';
import { loadFacts } from './load';

/**
 * Issues a draft with all amounts to be charged by today, and creates its charge. Staff run it after review,
 * or the system on the due day. Withdraws a draft that has nothing to pay.
 */
export const issuePeriod = defineCommand({
  name: 'subscription-periods.issue',
  movesMoney: true,
  moves: { resource: 'subscription-periods', move: 'issue' },
  notWhileImpersonating: true,
  input: z.strictObject({ id, version: z.int().positive().optional() }),
  async load(find, input) {
    const rule = anyOf<Actor, SubscriptionPeriod>(periodAccess.moves.issue, systemOnly);
    const period = await find.forUpdate(subscriptionPeriods, input.id, rule);
    requireAllowedMove(
      subscriptionPeriods.flow,
      'issue',
      period,
      input.version === undefined ? {} : { version: input.version },
    );
    const loaded = await loadFacts(find, period.companyId);
    const [chargeId] = await find.ids(charges, 1);
    return { period, loaded, chargeId: chargeId! };
  },
  decide({ rows: { period, loaded, chargeId }, now }) {
    const invoice = monthInvoice(loaded, period.currency, period.startsOn, loaded.bought, loaded.settings);
    if (!invoice) return accept([moveTo(subscriptionPeriods, period.id, 'withdraw')], { id: period.id });
    return accept(issuePeriodChanges(period, invoice, chargeId, businessDate(now), now), { id: period.id });
  },
});

/** Withdraws a draft. The next nightly run creates it again from the current data. */
export const withdrawPeriod = defineMove(subscriptionPeriods, 'withdraw', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
