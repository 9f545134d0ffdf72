import { creatorKeyOf, listMembers, lists, splitForGuests } from '@elenco/core/discovery';
import type { RequestContext } from '../adapters/requestContext.server';
import { seenOf } from '../search/seen';

/**
 * Loads a shared list: its creators with a public profile in order, without prices, and the number of its
 * other creators. Includes notes only if the brand shared them.
 */
export async function loadGuestList({ app, actor }: RequestContext<'guest'>) {
  const row = await app.get(lists, actor, actor.listId ?? 0);
  const members = await app.see(listMembers, actor, { listId: row.id }, { by: 'place' });
  const [open, profiles, companies] = await Promise.all([
    app.profiles.openAmong(members.flatMap(({ creatorId }) => creatorId ?? [])),
    // A guest cannot search, so the system reads the members of the list.
    app.search.profilesOfKeys({ role: 'system' }, members.map(creatorKeyOf)),
    app.projects.tradeNames([actor.companyId]),
  ]);
  const found = new Map(profiles.map((profile) => [profile.key, profile]));
  const findable = members.filter((member) => found.has(creatorKeyOf(member)));
  const { shown, hidden } = splitForGuests(findable, open);
  return {
    title: row.name,
    company: companies.get(actor.companyId) ?? '',
    note: actor.withNotes ? row.note : '',
    hidden: hidden.length,
    members: shown.flatMap((member) => {
      const profile = found.get(creatorKeyOf(member));
      if (!profile) return [];
      const { face, name, mainSkill, city, state, presences, origin } = seenOf(profile);
      const note = actor.withNotes ? member.note : '';
      return [{ id: member.id, note, face, name, mainSkill, city, state, presences, origin }];
    }),
  };
}
export type GuestList = Awaited<ReturnType<typeof loadGuestList>>;
