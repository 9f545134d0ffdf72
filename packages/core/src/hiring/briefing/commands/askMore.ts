import { businessDate } from '@elenco/brazil';
import { cents, insert, refuse } from '../../../kit';
import { type Actor, companies, defineMove, impersonatorOf, paragraph } from '../../../people';
import { leftOf, planCurrency, planTerms, settings } from '../../../platform';
import { inMonthOf, matchings, withinPlan } from '../matching';
import { briefings } from '../resource';

/** Who may spend the company's money on one more: its owner, in person. */
const maySpend = (actor: Actor): boolean =>
  actor.role === 'company' && actor.companyRole === 'owner' && !impersonatorOf(actor);

/**
 * The brand asks for more names and says what it misses; this uses one of the company's matchings of the month.
 * Beyond those its owner buys one, at the price that was shown (`extraCents`); the next invoice has it.
 * Refuses `matching_limit` (params `limit`) and `price_changed` (params `expectedCents`, `currency`).
 */
export const askForMore = defineMove(briefings, 'askMore', {
  fields: { comment: paragraph(1_000), extraCents: cents.optional() },
  async also(find, { companyId }) {
    // Locked, so that two requests at once are counted one after the other.
    const [company] = await find.lockMany(companies, { id: companyId });
    return {
      company: company!,
      used: await find.many(matchings, { companyId }),
      settings: await find.many(settings, {}),
    };
  },
  decide({ row, input, also, now, actor }) {
    const day = businessDate(now);
    const { company } = also;
    const currency = planCurrency(company.billingCurrency);
    const { matchings: limit, extraMatchCents } = planTerms(also.settings, company.plan, day, currency);
    const left = leftOf(limit, inMonthOf(day, withinPlan(also.used)));
    const bought = left === 0;
    if (bought && (input.extraCents === undefined || !maySpend(actor))) {
      return refuse('matching_limit', '', { limit: limit ?? 0 });
    }
    if (bought && input.extraCents !== extraMatchCents) {
      return refuse('price_changed', '', { expectedCents: extraMatchCents, currency });
    }
    const one = { companyId: row.companyId, briefingId: row.id, day, currency, periodId: null };
    return { and: [insert(matchings, { ...one, extraCents: bought ? extraMatchCents : null })] };
  },
});
