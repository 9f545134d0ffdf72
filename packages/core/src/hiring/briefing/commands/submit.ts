import { businessDate } from '@elenco/brazil';
import { refuse } from '../../../kit';
import { companies, defineMove, missingInCompany } from '../../../people';
import { leftOf, planTerms, settings } from '../../../platform';
import { giveawaysOfBrief } from '../giveaway';
import { inMonthOf } from '../matching';
import { briefings } from '../resource';
import { stepsOf, wrongIn } from '../wizard';

/**
 * The brand sends its briefing to the staff. One that was sent back counts once, in the month of its first time.
 * Refuses `company_incomplete` (params `missing`: fields, separated by commas), the errors of the wizard's steps,
 * `gives_brand_away` (params `word`) where a silent squad's public text names the company, and `briefing_limit`
 * (params `limit`) on the open plan.
 */
export const submitBriefing = defineMove(briefings, 'submit', {
  fields: {},
  async also(find, { companyId }) {
    // Locked, so that two briefings sent at once are counted one after the other.
    const [company] = await find.lockMany(companies, { id: companyId });
    return {
      company: company!,
      others: await find.many(briefings, { companyId }),
      settings: await find.many(settings, {}),
    };
  },
  decide({ row, also, now }) {
    const today = businessDate(now);
    const missing = missingInCompany(also.company);
    if (missing.length > 0) return refuse('company_incomplete', '', { missing: missing.join(', ') });

    const wrong = stepsOf(row.kind).flatMap((step) => wrongIn(step, row, today));
    if (wrong.length > 0) return { refused: wrong };
    const disclosed = giveawaysOfBrief(row, also.company);
    if (disclosed.length > 0) return { refused: disclosed };

    if (row.submittedAt !== null) return {};
    const limit = planTerms(also.settings, also.company.plan, today).briefings;
    const sent = also.others.flatMap(({ id, submittedAt }) =>
      submittedAt !== null && id !== row.id ? [businessDate(submittedAt)] : [],
    );
    if (limit !== null && leftOf(limit, inMonthOf(today, sent)) === 0) {
      return refuse('briefing_limit', '', { limit });
    }
    return { patch: { submittedAt: now } };
  },
});
