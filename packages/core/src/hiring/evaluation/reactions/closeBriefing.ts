import { type Change, type Find, moveTo } from '../../../kit';
import { type Actor, defineReaction } from '../../../people';
import { type Briefing, briefings } from '../../briefing';
import { type Contract, contracts } from '../../contract';
import { type Evaluation, evaluations } from '../evaluation';

interface Ending {
  readonly briefing: Briefing | undefined;
  readonly contracts: readonly Contract[];
  readonly evaluations: readonly Evaluation[];
}

async function loadEnding(find: Find<Actor>, briefingId: number): Promise<Ending> {
  const [briefing] = await find.lockMany(briefings, { id: briefingId });
  return {
    briefing,
    contracts: await find.many(contracts, { briefingId }),
    evaluations: await find.many(evaluations, { briefingId }),
  };
}

function closeIfOver({ briefing, ...rows }: Ending): Change[] {
  const ended = rows.contracts.every(({ status }) => status === 'completed' || status === 'cancelled');
  const written = rows.evaluations.every(({ status }) => status === 'done');
  return briefing?.status === 'hired' && ended && written ? [moveTo(briefings, briefing.id, 'close')] : [];
}

/** The last evaluation of a briefing whose contracts have all ended closes it. */
export const closeBriefing = defineReaction(evaluations, 'submit', {
  load: (find, { briefingId }) => loadEnding(find, briefingId),
  decide: ({ rows }) => closeIfOver(rows),
});

/** So does ending the hiring after all work was done and judged: nothing else would come to close it. */
export const closeBriefingOnComplete = defineReaction(briefings, 'complete', {
  load: (find, { id }) => loadEnding(find, id),
  decide: ({ rows }) => closeIfOver(rows),
});
