import { businessDate } from '@elenco/brazil';
import { moveTo, refuse } from '../../../kit';
import { defineMove } from '../../../people';
import { settingOn, settings } from '../../../platform';
import { briefings, shortlist } from '../resource';

/**
 * Staff show the shortlist to the brand. After the brand has asked for more, the names it knows count too.
 * Refuses `shortlist_too_short` (params `count`, `min`).
 */
export const releaseShortlist = defineMove(briefings, 'release', {
  fields: {},
  also: async (find, row) => ({
    entries: await find.lockMany(shortlist, { briefingId: row.id, status: ['proposed', 'released'] }),
    settings: await find.many(settings, { key: 'shortlist_min' }),
  }),
  decide({ also: { entries, settings: rows }, now }) {
    const min = settingOn(rows, 'shortlist_min', businessDate(now));
    if (entries.length < min) return refuse('shortlist_too_short', '', { count: entries.length, min });
    const fresh = entries.filter((entry) => entry.status === 'proposed');
    return { and: fresh.map((entry) => moveTo(shortlist, entry.id, 'release')) };
  },
});
