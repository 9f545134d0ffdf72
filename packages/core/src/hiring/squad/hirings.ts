import type { Find } from '../../kit';
import type { Actor } from '../../people';
import { briefings } from '../briefing';
import { contracts, deliverables, inForce, toSign } from '../contract';

const held = [...toSign, ...inForce] as const;

/** Returns the briefings of a squad that are not cancelled, with their contracts and deliverables. */
export async function hiringsOf(
  find: Find<Actor>,
  squad: { readonly id: number; readonly companyId: number },
) {
  const { id: squadId, companyId } = squad;
  const all = await find.many(briefings, { squadId, companyId });
  const alive = all.filter(({ status }) => status !== 'cancelled');
  const of = { briefingId: alive.map(({ id }) => id) };
  return {
    briefings: alive,
    contracts: await find.many(contracts, { ...of, status: [...held] }),
    deliverables: await find.many(deliverables, of),
  };
}
