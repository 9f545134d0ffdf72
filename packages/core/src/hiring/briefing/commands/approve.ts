import { businessDate } from '@elenco/brazil';
import { insert } from '../../../kit';
import { companies, creators, defineMove, userIdOf } from '../../../people';
import { planTerms, settings } from '../../../platform';
import { canBeListed, listed } from '../onList';
import { briefings, shortlist } from '../resource';

/**
 * Staff let a briefing into curation; the fee of the company's plan, as it is today, is kept with it. Creators whom
 * the brand has asked for are on the list from the beginning, if they are still there and accept jobs: staff may
 * take them off again, as anybody else.
 */
export const approveBriefing = defineMove(briefings, 'approve', {
  fields: {},
  async also(find, { companyId, wished }) {
    const [company] = await find.many(companies, { id: companyId });
    return {
      company: company!,
      settings: await find.many(settings, {}),
      wished: wished.length > 0 ? await find.many(creators, { id: wished }) : [],
    };
  },
  decide({ row, also, now, actor }) {
    const there = also.wished.filter(canBeListed);
    return {
      patch: { feeBp: planTerms(also.settings, also.company.plan, businessDate(now)).feeBp },
      and: there.map((creator) => insert(shortlist, listed(row, creator, userIdOf(actor)))),
    };
  },
});
