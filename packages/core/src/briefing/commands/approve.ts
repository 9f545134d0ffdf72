import { businessDate } from '../../brazil';
import { companies, defineMove } from '../../party';
import { feeKeyOf, settingOn, settings } from '../../setting';
import { briefings } from '../resource';

/** Staff let a briefing into curation; the fee of the company's plan, as it is today, is kept with it. */
export const approveBriefing = defineMove(briefings, 'approve', {
  fields: {},
  async also(find, { companyId }) {
    const [company] = await find.see(companies, { id: companyId });
    return { company: company!, settings: await find.see(settings, {}) };
  },
  decide: ({ also, now }) => ({
    patch: { feeBp: settingOn(also.settings, feeKeyOf(also.company.plan), businessDate(now)) },
  }),
});
