import type { FieldError, Find } from '../../kit';
import { type Actor, companies } from '../../people';
import { briefings, giveaways, type KeptNames, keptNames } from '../briefing';
import { isSilent } from './brief';
import type { Proposal } from './proposal';

type Read = Pick<Proposal, 'briefingId' | 'companyId' | 'status' | 'confidentiality'>;

/**
 * Returns, by briefing, the brand names that silent squads still hide from the creators of these proposals.
 */
export async function hiddenBrandNames(
  find: Find<Actor>,
  rows: readonly Read[],
): Promise<ReadonlyMap<number, KeptNames>> {
  const unread = rows.filter((row) => isSilent({ kind: 'silent_squad' }, row));
  if (unread.length === 0) return new Map();
  const ids = [...new Set(unread.map(({ briefingId }) => briefingId))];
  const silent = await find.many(briefings, { id: ids, kind: 'silent_squad' });
  if (silent.length === 0) return new Map();
  const own = await find.many(companies, { id: [...new Set(silent.map(({ companyId }) => companyId))] });
  return new Map(
    silent.map((brief) => [
      brief.id,
      keptNames(
        brief,
        own.find(({ id }) => id === brief.companyId),
      ),
    ]),
  );
}

/** Returns errors for texts that reveal a silent brand to a creator who has not accepted confidentiality. */
export const giveawaysTo = (
  rows: readonly Read[],
  kept: ReadonlyMap<number, KeptNames>,
  texts: Readonly<Record<string, string>>,
): FieldError[] => {
  for (const row of rows) {
    const names = isSilent({ kind: 'silent_squad' }, row) ? kept.get(row.briefingId) : undefined;
    const found = names ? giveaways(texts, names) : [];
    if (found.length > 0) return found;
  }
  return [];
};
