import { type Change, type Find, moveTo } from '../../kit';
import type { Actor } from '../../people';
import { type Briefing, briefings } from '../briefing';
import { openStates, type Proposal, proposals } from '../proposal';
import { isHiringOver, isInForce } from './contractState';
import { contracts } from './resource';
import type { Contract } from './schema';

export interface HiringState {
  readonly briefing: Briefing | undefined;
  readonly made: readonly Contract[];
  readonly open: readonly Proposal[];
}

/**
 * Loads the hiring of a briefing; empty for a contract without a briefing. Locks the briefing first, so that
 * the second of two contracts that become active concurrently sees the first.
 */
export async function loadHiring(find: Find<Actor>, briefingId: number | null): Promise<HiringState> {
  if (briefingId === null) return { briefing: undefined, made: [], open: [] };
  const [briefing] = await find.lockMany(briefings, { id: briefingId });
  const open = await find.lockMany(proposals, { briefingId, status: openStates });
  return { briefing, made: await find.many(contracts, { briefingId }), open };
}

/** True if the brand has hired as many creators as it wanted, or no other creator can be hired. */
function isComplete({ briefing, made, open }: HiringState): boolean {
  const hired = made.filter(isInForce).length;
  return open.length === 0 || hired >= (briefing?.creatorsWanted ?? 0);
}

/**
 * Returns the changes that complete a hiring and notify the creators who were not hired. Returns none if the
 * hiring is still open or needs more creators.
 */
export function endHiring(state: HiringState): Change[] {
  const { briefing, made, open } = state;
  if (briefing?.status !== 'hiring' || !isHiringOver(made) || !isComplete(state)) return [];
  return [
    moveTo(briefings, briefing.id, 'complete'),
    ...open.map((proposal) => moveTo(proposals, proposal.id, 'passOver')),
  ];
}
