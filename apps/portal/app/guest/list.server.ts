import { creatorKeyOf, listMembers, lists } from '@elenco/core/discovery';
import type { RequestContext } from '../adapters/requestContext.server';
import { seenOf } from '../search/seen';

/** Loads a shared list: creators in order, without prices; with notes only if the brand shared them. */
export async function loadGuestList({ app, actor }: RequestContext<'guest'>) {
  const row = await app.get(lists, actor, actor.listId ?? 0);
  const members = await app.see(listMembers, actor, { listId: row.id }, { by: 'place' });
  const [profiles, companies] = await Promise.all([
    // A guest cannot search, so the system reads the members of the list.
    app.search.profilesOfKeys({ role: 'system' }, members.map(creatorKeyOf)),
    app.projects.tradeNames([actor.companyId]),
  ]);
  return {
    title: row.name,
    company: companies.get(actor.companyId) ?? '',
    note: actor.withNotes ? row.note : '',
    members: members.flatMap((member) => {
      const profile = profiles.find(({ key }) => key === creatorKeyOf(member));
      if (!profile) return [];
      const { face, name, mainSkill, city, state, presences, origin } = seenOf(profile);
      const note = actor.withNotes ? member.note : '';
      return [{ id: member.id, note, face, name, mainSkill, city, state, presences, origin }];
    }),
  };
}
export type GuestList = Awaited<ReturnType<typeof loadGuestList>>;
