import { businessDate } from '../../brazil';
import { insert, refuse } from '../../kit';
import { companies, defineMove, paragraph } from '../../party';
import { settingOn, settings } from '../../setting';
import { inMonthOf, matchings } from '../matching';
import { briefings } from '../resource';

/**
 * The brand asks for more names and says what it misses; this uses one of the company's matchings of the month.
 * Refuses `matching_limit` (params `limit`).
 */
export const askForMore = defineMove(briefings, 'askMore', {
  fields: { comment: paragraph(1_000) },
  async also(find, { companyId }) {
    // Locked, so that two requests at once are counted one after the other.
    await find.lockMany(companies, { id: companyId });
    return {
      used: await find.many(matchings, { companyId }),
      settings: await find.many(settings, { key: 'matchings' }),
    };
  },
  decide({ row, also, now }) {
    const day = businessDate(now);
    const limit = settingOn(also.settings, 'matchings', day);
    const used = inMonthOf(
      day,
      also.used.map((one) => one.day),
    );
    if (used >= limit) return refuse('matching_limit', '', { limit });
    return { and: [insert(matchings, { companyId: row.companyId, briefingId: row.id, day })] };
  },
});
