import { businessDate } from '@elenco/core/brazil';
import { type Cell, csvOf } from '@elenco/core/kit';
import { companies, id } from '@elenco/core/party';
import {
  createList,
  favorites,
  hasFiles,
  keyOfWhom,
  list,
  listMember,
  listMembers,
  lists,
  placeMember,
} from '@elenco/core/saved';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { actions, command, sending } from '../adapters/form.server';
import { idIn, type Visit } from '../adapters/visit.server';
import { i18nOf } from '../i18n/translate.server';
import { handSendings, loadHands, sameplace } from './hands.server';
import { listAt, searchPath } from './paths';
import { seenOf } from './seen';

/** The company's lists, each with how many are in it; staff have none of their own. */
export async function loadLists({ app, actor }: Visit<'client'>) {
  if (actor.role !== 'client') return null;
  const [rows, members] = await Promise.all([
    app.see(lists, actor, {}, { by: 'name' }),
    app.pick(listMembers, actor, ['listId'], {}),
  ]);
  const counts = new Map<number, number>();
  for (const { listId } of members) counts.set(listId, (counts.get(listId) ?? 0) + 1);
  return {
    key: crypto.randomUUID(),
    lists: rows.map(({ id, name, note, createdAt }) => ({
      ...{ id, name, note, createdAt },
      count: counts.get(id) ?? 0,
    })),
  };
}

const { name, note } = list.shape;

export const listsActions = actions('client', {
  create: command(createList, {
    schema: z.object({ name, note: note.default('') }),
    input: (value) => value,
    next: ({ id }) => ({ to: listAt(id), toast: 'listCreated' }),
  }),
});

/** One list with its creators in their order; whoever cannot be found any more is counted. */
export async function loadList(visit: Visit<'client'>) {
  const { app, actor } = visit;
  const row = await app.get(lists, actor, idIn(visit));
  const members = await app.see(listMembers, actor, { listId: row.id }, { by: 'place' });
  const [profiles, hands, company] = await Promise.all([
    app.search.some(actor, members.map(keyOfWhom)),
    loadHands(visit),
    actor.role === 'client' ? app.get(companies, actor, actor.companyId) : null,
  ]);
  const shown = members.flatMap((member) => {
    const profile = profiles.find(({ key }) => key === keyOfWhom(member));
    const { id, version, note } = member;
    return profile ? [{ id, version, note, profile: seenOf(profile) }] : [];
  });
  return {
    title: row.name,
    key: crypto.randomUUID(),
    list: { id: row.id, version: row.version, name: row.name, note: row.note },
    members: shown,
    gone: members.length - shown.length,
    hands,
    mayExport: company === null || hasFiles(company.plan),
  };
}
export type ListData = Awaited<ReturnType<typeof loadList>>;

const version = z.int().positive();
const rename = z.object({ id, version, name, note: note.default('') });
const noteForm = z.object({ memberId: id, version, note: listMember.shape.note.default('') });
const only = z.object({ id });

export const listActions = actions('client', {
  ...handSendings,
  rename: sending<'client', typeof rename>(rename, async (value, visit) => {
    await visit.app.update(lists, value, visit);
    return { to: sameplace(visit), toast: 'saved' };
  }),
  remove: sending<'client', typeof only>(only, async ({ id: gone }, visit) => {
    await visit.app.remove(lists, gone, visit);
    return { to: `${searchPath}/lists`, toast: 'listDeleted' };
  }),
  note: sending<'client', typeof noteForm>(noteForm, async ({ memberId, ...value }, visit) => {
    await visit.app.update(listMembers, { id: memberId, ...value }, visit);
    return { to: sameplace(visit), toast: 'saved' };
  }),
  place: command(placeMember, {
    schema: z.object({ id, to: z.enum(['before', 'behind']) }),
    input: (value) => value,
    next: (_, visit) => ({ to: sameplace(visit) }),
  }),
});

/** The list for a spreadsheet; leads to the plans where the own one has no files. */
export async function listCsv(visit: Visit<'client'>): Promise<{ name: string; csv: string }> {
  const { list: row, members, mayExport } = await loadList(visit);
  if (!mayExport) throw redirect('/dashboard/client/pricing');
  const { locale } = visit;
  const t = i18nOf(locale).getFixedT(locale, ['search', 'options']);
  const heads = [
    ...(['name', 'kind', 'skill', 'city', 'state', 'country', 'channels'] as const),
    ...(['followers', 'engagement', 'price', 'note', 'source', 'on'] as const),
  ] as const;
  const rows = members.map(({ profile, note: said }): Cell[] => [
    profile.name,
    t(`search:kinds.${profile.kind}`),
    profile.mainSkill && t(`options:skills.${profile.mainSkill}`),
    ...[profile.city, profile.state, profile.country],
    profile.presences
      .map(({ channel, handle }) => `${t(`options:channels.${channel}`)} @${handle}`)
      .join(', '),
    profile.followers,
    profile.engagementBp / 100,
    profile.priceCents === null ? null : { cents: profile.priceCents },
    said,
    profile.origin?.source,
    profile.origin && businessDate(profile.origin.at),
  ]);
  return {
    name: `${row.name}.csv`,
    csv: csvOf([heads.map((head) => t(`search:file.${head}`)), ...rows], locale),
  };
}

/** Whom the company wants at hand, the newest first. */
export async function loadFavorites(visit: Visit<'client'>) {
  const { app, actor } = visit;
  if (actor.role !== 'client') return { rows: [], hands: null, key: '' };
  const kept = await app.see(favorites, actor, {}, { by: 'createdAt', down: true });
  const [profiles, hands] = await Promise.all([
    app.search.some(actor, kept.map(keyOfWhom)),
    loadHands(visit),
  ]);
  return { rows: profiles.map(seenOf), hands, key: crypto.randomUUID() };
}

export const favoritesActions = actions('client', handSendings);
