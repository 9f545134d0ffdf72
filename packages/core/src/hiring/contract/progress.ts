import { type Change, type Find, moveTo } from '../../kit';
import type { Actor } from '../../people';
import { type Briefing, briefings } from '../briefing';
import { openStates, type Proposal, proposals } from '../proposal';
import { isHiringOver, isInForce } from './inForce';
import { contracts } from './resource';
import type { Contract } from './schema';

export interface HiringState {
  readonly briefing: Briefing | undefined;
  readonly made: readonly Contract[];
  readonly open: readonly Proposal[];
}

/** None for a contract without a briefing. The briefing is locked first: two contracts that become active at once then see each other. */
export async function loadHiring(find: Find<Actor>, briefingId: number | null): Promise<HiringState> {
  if (briefingId === null) return { briefing: undefined, made: [], open: [] };
  const [briefing] = await find.lockMany(briefings, { id: briefingId });
  const open = await find.lockMany(proposals, { briefingId, status: openStates });
  return { briefing, made: await find.many(contracts, { briefingId }), open };
}

/** As many creators are in force as the brand wanted, or nobody else can still be hired. */
function isComplete({ briefing, made, open }: HiringState): boolean {
  const hired = made.filter(isInForce).length;
  return open.length === 0 || hired >= (briefing?.creatorsWanted ?? 0);
}

/** Ends the hiring by itself once it is over and complete; who was not chosen is told so. */
export function endHiring(state: HiringState): Change[] {
  const { briefing, made, open } = state;
  if (briefing?.status !== 'hiring' || !isHiringOver(made) || !isComplete(state)) return [];
  return [
    moveTo(briefings, briefing.id, 'complete'),
    ...open.map((proposal) => moveTo(proposals, proposal.id, 'passOver')),
  ];
}
