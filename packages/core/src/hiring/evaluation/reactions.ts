import { businessDate } from '@elenco/brazil';
import { type Change, type Find, insert, moveTo, present } from '../../kit';
import { type Actor, creators, defineReaction } from '../../people';
import { settings } from '../../platform';
import { type Briefing, briefings } from '../briefing';
import { type Contract, contracts } from '../contract';
import { type Evaluation, evaluationFlow, evaluations } from './evaluation';
import { isWaitOver, show } from './showing';

/**
 * Asks both parties for an evaluation after a completed hiring, once: a renewal completed later asks for
 * none.
 */
export const askBoth = defineReaction(contracts, 'complete', {
  load: (find, { id }) => find.many(evaluations, { contractId: id }),
  decide({ row: { id: contractId, briefingId, companyId, creatorId }, rows, now }) {
    if (briefingId === null || rows.length > 0) return [];
    return (['company', 'creator'] as const).map((side) =>
      insert(evaluations, {
        contractId,
        briefingId,
        companyId,
        creatorId,
        side,
        status: evaluationFlow.initial,
        statusSince: now,
        rating: null,
        text: '',
        wentWrong: [],
        shownAt: null,
      }),
    );
  },
});

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

/** Closes a briefing after the last evaluation, if its contracts have all ended. */
export const closeBriefing = defineReaction(evaluations, 'submit', {
  load: (find, { briefingId }) => loadEnding(find, briefingId),
  decide: ({ rows }) => closeIfOver(rows),
});

/**
 * Closes a briefing whose hiring is completed after all work was done and evaluated: nothing else would close
 * it.
 */
export const closeBriefingOnComplete = defineReaction(briefings, 'complete', {
  load: (find, { id }) => loadEnding(find, id),
  decide: ({ rows }) => closeIfOver(rows),
});

/** Shows evaluations once both parties have answered or the wait is over. */
export const showBoth = defineReaction(evaluations, 'submit', {
  async load(find, { contractId, creatorId }) {
    const pair = await find.lockMany(evaluations, { contractId });
    await find.lockMany(creators, { id: creatorId });
    return {
      pair,
      shown: await find.many(evaluations, { creatorId, side: 'company', status: 'done', shownAt: present }),
      settings: await find.many(settings, { key: 'evaluation_days' }),
    };
  },
  decide({ row, rows: { pair, shown, settings: rows }, now }) {
    const written = pair.filter((one) => one.status === 'done');
    const over = isWaitOver(row, rows, businessDate(now));
    if (written.length < pair.length && !over) return [];
    return show(
      written.filter((one) => one.shownAt === null),
      shown,
      now,
    );
  },
});
