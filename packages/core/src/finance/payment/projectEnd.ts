import {
  amendments,
  type Briefing,
  briefings,
  type Contract,
  contracts,
  type Evaluation,
  evaluations,
} from '../../hiring';
import { type Change, type Find, moveTo } from '../../kit';
import { type Actor, defineReaction } from '../../people';
import { isPayoutOver } from './agreement';
import { charges, payouts } from './resource';
import type { Charge, Payout } from './schema';

interface ProjectRows {
  readonly contracts: readonly Pick<Contract, 'id' | 'status'>[];
  readonly evaluations: readonly Pick<Evaluation, 'contractId' | 'status'>[];
  readonly charges: readonly Pick<Charge, 'status'>[];
  readonly payouts: readonly Pick<Payout, 'status'>[];
}

const UNPAID_STATES: readonly Charge['status'][] = ['open', 'overdue', 'combined'];

/**
 * True if nothing is left to do in a project: all contracts have ended, both sides have evaluated completed
 * contracts, no charge is unpaid and no payout is pending. Only then can a project be closed.
 */
export function isProjectOver(rows: ProjectRows): boolean {
  const completed = rows.contracts.filter(({ status }) => status === 'completed');
  return (
    rows.contracts.every(({ status }) => status === 'completed' || status === 'cancelled') &&
    completed.every(({ id }) => rows.evaluations.some(({ contractId }) => contractId === id)) &&
    rows.evaluations.every(({ status }) => status === 'done') &&
    !rows.charges.some(({ status }) => UNPAID_STATES.includes(status)) &&
    rows.payouts.every(isPayoutOver)
  );
}

interface Loaded extends ProjectRows {
  readonly briefing: Briefing | undefined;
}

const nothing = { contracts: [], evaluations: [], charges: [], payouts: [] };

/** Loads a project that may be over. While work continues, loads only its briefing and contracts. */
async function loadProject(find: Find<Actor>, briefingId: number | null): Promise<Loaded> {
  if (briefingId === null) return { ...nothing, briefing: undefined };
  const [briefing] = await find.lockMany(briefings, { id: briefingId });
  if (briefing?.status !== 'hired') return { ...nothing, briefing };
  const made = await find.many(contracts, { briefingId });
  if (made.some(({ status }) => status === 'active')) return { ...nothing, contracts: made, briefing };
  return {
    briefing,
    contracts: made,
    evaluations: await find.many(evaluations, { briefingId }),
    charges: await find.many(charges, { briefingId }),
    payouts: await find.many(payouts, { briefingId }),
  };
}

const closeChanges = ({ briefing, ...rows }: Loaded): Change[] =>
  briefing?.status === 'hired' && isProjectOver(rows) ? [moveTo(briefings, briefing.id, 'close')] : [];

/**
 * Closes a project after its last evaluation, the end of its hiring, or its last payout, whichever comes
 * last.
 */
export const closeProject = defineReaction(evaluations, 'submit', {
  load: (find, { briefingId }) => loadProject(find, briefingId),
  decide: ({ rows }) => closeChanges(rows),
});
export const closeProjectOnHiring = defineReaction(briefings, 'complete', {
  load: (find, { id }) => loadProject(find, id),
  decide: ({ rows }) => closeChanges(rows),
});
export const closeProjectOnContract = defineReaction(contracts, 'complete', {
  load: (find, { briefingId }) => loadProject(find, briefingId),
  decide: ({ rows }) => closeChanges(rows),
});
export const closeProjectOnPayout = defineReaction(payouts, 'release', {
  load: (find, { briefingId }) => loadProject(find, briefingId),
  decide: ({ rows }) => closeChanges(rows),
});
export const closeProjectOnOffset = defineReaction(payouts, 'offset', {
  load: (find, { briefingId }) => loadProject(find, briefingId),
  decide: ({ rows }) => closeChanges(rows),
});

const lockClosedProject = (find: Find<Actor>, briefingId: number | null): Promise<Briefing[]> =>
  briefingId === null ? Promise.resolve([]) : find.lockMany(briefings, { id: briefingId, status: 'closed' });
const reopenChanges = (rows: readonly Briefing[]): Change[] =>
  rows.map(({ id }) => moveTo(briefings, id, 'reopen'));

/** Reopens a closed project for an amendment that must be paid or delivered. */
export const reopenProject = defineReaction(amendments, 'accept', {
  load: (find, { briefingId, additionalCents }) =>
    lockClosedProject(find, additionalCents > 0 ? briefingId : null),
  decide: ({ rows }) => reopenChanges(rows),
});
/** Reopens a closed project if the bank returned a payout. */
export const reopenProjectOnReturn = defineReaction(payouts, 'return', {
  load: (find, { briefingId }) => lockClosedProject(find, briefingId),
  decide: ({ rows }) => reopenChanges(rows),
});
