import { businessDate } from '@elenco/brazil';
import { refuse } from '../../../kit';
import { defineMove, paragraph } from '../../../people';
import { settings } from '../../../platform';
import { briefings } from '../../briefing';
import { contracts, deliverables } from '../resource';
import { roundsIncluded } from '../rounds';

/**
 * A brand asks for another version. The price includes so many rounds, as they were when it was agreed.
 * Refuses `change_rounds_used` (params `included`).
 */
export const requestChanges = defineMove(deliverables, 'requestChanges', {
  fields: { comment: paragraph(1_000) },
  also: async (find, row) => ({
    contracts: await find.many(contracts, { id: row.contractId }),
    briefing: (await find.many(briefings, { id: row.briefingId }))[0]!,
    settings: await find.many(settings, { key: 'change_rounds' }),
  }),
  decide({ row, also, input: { comment }, now }) {
    const agreedOn = also.contracts[0]?.approvedOn ?? businessDate(now);
    const included = roundsIncluded(also.briefing, also.settings, agreedOn);
    if (row.changeRounds >= included) return refuse('change_rounds_used', '', { included });
    return { patch: { changeRounds: row.changeRounds + 1, changeNote: comment } };
  },
});
