import { type Briefing, isExpired } from '../briefing';
import { type Proposal, waitsFor } from '../proposal';
import { hasBriefing, isEndedEarly, isInForce, isToSign } from './contractState';
import type { Contract } from './schema';

/** A creator's involvement in a project: under contract, with a contract to sign, invited, or finished. */
export type Involvement = 'working' | 'signing' | 'invited' | 'worked';

/** A brand's project in which a creator is or was involved. */
export interface InvolvedIn {
  readonly creatorId: number;
  readonly briefingId: number;
  readonly title: string;
  readonly as: Involvement;
}

interface Facts {
  readonly projects: readonly Pick<Briefing, 'id' | 'title' | 'status' | 'endsOn'>[];
  readonly offers: readonly Pick<Proposal, 'briefingId' | 'creatorId' | 'status'>[];
  readonly made: readonly Pick<
    Contract,
    'briefingId' | 'creatorId' | 'status' | 'companyAcceptedAt' | 'creatorAcceptedAt'
  >[];
}

/** Display order. If a creator is involved in a project in several ways, the first in this order counts. */
const order: readonly Involvement[] = ['working', 'signing', 'invited', 'worked'];

function ofContract(contract: Facts['made'][number]): Involvement | null {
  if (contract.status === 'active') return 'working';
  if (isToSign(contract)) return 'signing';
  return isInForce(contract) || isEndedEarly(contract) ? 'worked' : null;
}

/**
 * Returns the projects in which creators are or were involved, each creator once per project, with current
 * projects first. Invitations count while they are open and the project has not expired.
 * @param today business date
 */
export function involvements({ projects, offers, made }: Facts, today: string): InvolvedIn[] {
  const rows = [
    ...made.filter(hasBriefing).map((contract) => ({ ...contract, as: ofContract(contract) })),
    ...offers.map((offer) => ({ ...offer, as: waitsFor(offer) === null ? null : ('invited' as const) })),
  ];
  const found = new Map<string, InvolvedIn>();
  for (const { creatorId, briefingId, as } of rows) {
    const project = projects.find(({ id }) => id === briefingId);
    if (as === null || !project || (as === 'invited' && isExpired(project, today))) continue;
    const key = `${creatorId} ${briefingId}`;
    const known = found.get(key);
    if (known && order.indexOf(known.as) <= order.indexOf(as)) continue;
    found.set(key, { creatorId, briefingId, title: project.title, as });
  }
  return [...found.values()].sort((a, b) => order.indexOf(a.as) - order.indexOf(b.as));
}
