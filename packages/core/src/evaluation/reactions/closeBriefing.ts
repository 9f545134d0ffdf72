import { briefings } from '../../briefing';
import { contracts } from '../../contract';
import { moveTo } from '../../kit';
import { defineReaction } from '../../party';
import { evaluations } from '../evaluation';

/** The last evaluation of a briefing whose contracts have all ended closes it. */
export const closeBriefing = defineReaction(evaluations, 'submit', {
  async load(find, { briefingId }) {
    const [briefing] = await find.lock(briefings, { id: briefingId });
    return {
      briefing,
      contracts: await find.see(contracts, { briefingId }),
      evaluations: await find.see(evaluations, { briefingId }),
    };
  },
  decide({ rows }) {
    const { briefing } = rows;
    const ended = rows.contracts.every(({ status }) => status === 'completed' || status === 'cancelled');
    const written = rows.evaluations.every(({ status }) => status === 'done');
    return briefing?.status === 'hired' && ended && written ? [moveTo(briefings, briefing.id, 'close')] : [];
  },
});
