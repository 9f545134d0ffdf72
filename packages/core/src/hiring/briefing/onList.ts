import type { FieldError } from '../../kit';
import { type Creator, needsChannel } from '../../people';
import { match } from './match';
import type { Briefing, ShortlistEntry } from './schema';

type Listable = Pick<Creator, 'available' | 'removedAt' | 'profileType' | 'presences'>;

/**
 * True if a creator can be put on a shortlist and invited: the profile is not removed, accepts jobs, and has
 * the channel that a proposal requires.
 */
export const canBeListed = (creator: Listable): boolean =>
  creator.available && creator.removedAt === null && !needsChannel(creator);

/**
 * Returns a new shortlist row: a proposed creator with the current match score.
 * @param askedCents price that the creator asks for in an application
 */
export const newShortlistEntry = (
  briefing: Briefing,
  creator: Creator,
  curatorId: number | null,
  askedCents: number | null = null,
) => ({
  briefingId: briefing.id,
  companyId: briefing.companyId,
  creatorId: creator.id,
  status: 'proposed' as const,
  ...match(briefing, creator, askedCents),
  note: '',
  curatorId,
  standIn: null,
});

/**
 * Returns the creators who are not on the list yet, without duplicates. `refused` contains `unknown_creator`
 * or `creator_unavailable` at `/creatorIds/n` for each creator who cannot be added.
 */
export function creatorsToAdd(
  creatorIds: readonly number[],
  entries: readonly Pick<ShortlistEntry, 'creatorId'>[],
  found: readonly Creator[],
): { readonly chosen: readonly Creator[]; readonly refused: readonly FieldError[] } {
  const fresh = [...new Set(creatorIds)].filter((id) => !entries.some(({ creatorId }) => creatorId === id));
  const chosen = found.filter(({ id }) => fresh.includes(id));
  const refused = fresh.flatMap((creatorId): FieldError[] => {
    const creator = chosen.find(({ id }) => id === creatorId);
    const pointer = `/creatorIds/${creatorIds.indexOf(creatorId)}`;
    if (!creator) return [{ pointer, code: 'unknown_creator' }];
    return canBeListed(creator)
      ? []
      : [{ pointer, code: 'creator_unavailable', params: { name: creator.name } }];
  });
  return { chosen, refused };
}
