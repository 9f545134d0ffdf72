import { emptyQuery, lists, searchQuery } from '@elenco/core/discovery';
import { briefings, contracts, conversations } from '@elenco/core/hiring';
import { type Listable, type Listing, type Money, parseListing } from '@elenco/core/kit';
import { type Actor, areaPath, creators, users } from '@elenco/core/people';
import type { RequestContext } from '../adapters/requestContext.server';
import { listAt, profileAt } from '../search/paths';
import { jumpText } from './jumpText';

/** A search result, with details that distinguish it from similar ones. */
export interface Found {
  readonly kind: 'creator' | 'list' | 'contract' | 'briefing' | 'conversation' | 'person';
  readonly to: string;
  readonly label: string;
  readonly about?: string;
  /** Budget or price. */
  readonly sum?: Money;
}

const contractFields = ['id', 'title', 'creatorId', 'totalCents', 'currency'] as const;
/** Maximum number of results per kind. */
const MOST = 5;
/**
 * Number of a creator's latest invitations that are filtered by title, since the database cannot search them
 * for a creator.
 */
const NEWEST = 50;

type Shared = RequestContext<'shared'>;
type Of<Role extends Actor['role']> = Omit<Shared, 'actor'> & {
  readonly actor: Extract<Actor, { role: Role }>;
};

/**
 * Searches among the rows that the user may read; returns nothing if the search text is too short or too
 * long.
 */
export async function loadJump({ actor, ...ctx }: Shared): Promise<readonly Found[]> {
  const asked = jumpText.safeParse(ctx.url.searchParams.get('q') ?? '');
  if (!asked.success) return [];
  if (actor.role === 'company') return ofBrand({ ...ctx, actor }, asked.data);
  if (actor.role === 'creator') return ofCreator({ ...ctx, actor }, asked.data);
  return [];
}

const matching = (resource: Listable, q: string, sort: string): Listing =>
  parseListing(resource, {
    filter: JSON.stringify({ q }),
    sort: JSON.stringify([sort, 'DESC']),
    range: `[0,${MOST - 1}]`,
  });

async function ofBrand({ app, actor, now }: Of<'company'>, q: string): Promise<Found[]> {
  const words = searchQuery.safeParse({ ...emptyQuery, text: q });
  const [people, cast, ownLists, made, projects] = await Promise.all([
    app.list(users, actor, matching(users, q, 'id')),
    words.success ? app.search.find(actor, words.data, { limit: MOST, facets: false, now }) : { rows: [] },
    app.list(lists, actor, matching(lists, q, 'id')),
    app.list(contracts, actor, matching(contracts, q, 'id')),
    app.list(briefings, actor, matching(briefings, q, 'id')),
  ]);
  const members = cast.rows.flatMap(({ creatorId }) => creatorId ?? []);
  const newest = { by: 'id', down: true, limit: MOST };
  const [withThem, talks] =
    members.length > 0
      ? await Promise.all([
          app.pick(contracts, actor, contractFields, { creatorId: members }, newest),
          app.pick(
            conversations,
            actor,
            ['briefingId', 'creatorId'],
            { creatorId: members },
            { by: 'lastMessageAt', down: true, limit: MOST },
          ),
        ])
      : [[], []];
  const agreed = uniqueById([...withThem, ...made.rows]);
  const others = agreed.map(({ creatorId }) => creatorId).filter((id) => !members.includes(id));
  const named = others.length > 0 ? await app.pick(creators, actor, ['id', 'name'], { id: others }) : [];
  const discussed = talks.map(({ briefingId }) => briefingId);
  const titled =
    discussed.length > 0 ? await app.pick(briefings, actor, ['id', 'title'], { id: discussed }) : [];
  const nameOf = (id: number) =>
    cast.rows.find(({ creatorId }) => creatorId === id)?.name ?? named.find((one) => one.id === id)?.name;
  const isRepeated = (title: string) => projects.rows.filter((one) => one.title === title).length > 1;
  return [
    ...projects.rows.map(({ id, title, budgetCents, currency }) => ({
      kind: 'briefing' as const,
      to: `${areaPath.company}/briefing/${id}`,
      label: title,
      // A reused briefing keeps title and budget, so its number distinguishes it.
      ...(isRepeated(title) ? { about: `#${id}` } : {}),
      ...(budgetCents === null ? {} : { sum: { cents: budgetCents, currency } }),
    })),
    ...cast.rows.map(({ key, name, city }) => ({
      kind: 'creator' as const,
      to: profileAt(key),
      label: name,
      ...(city ? { about: city } : {}),
    })),
    ...talks.map(({ briefingId, creatorId }) => {
      const about = titled.find(({ id }) => id === briefingId)?.title;
      return {
        kind: 'conversation' as const,
        label: nameOf(creatorId) ?? '',
        to: `${areaPath.company}/briefing/${briefingId}/chat/${creatorId}`,
        ...(about ? { about } : {}),
      };
    }),
    ...ownLists.rows.map(({ id, name }) => ({ kind: 'list' as const, to: listAt(id), label: name })),
    ...agreed.map(({ id, title, creatorId, totalCents, currency }) => {
      const about = nameOf(creatorId);
      return {
        kind: 'contract' as const,
        to: `/dashboard/contract/${id}`,
        label: title,
        ...(about ? { about } : {}),
        sum: { cents: totalCents, currency },
      };
    }),
    ...people.rows.map(({ id, name, email, companyId }) => ({
      kind: 'person' as const,
      to: `${areaPath.company}/${companyId}/profile/${id}`,
      label: name,
      about: email,
    })),
  ];
}

async function ofCreator({ app, actor }: Of<'creator'>, q: string): Promise<Found[]> {
  const newest = { by: 'createdAt', down: true, limit: NEWEST };
  const [made, invited] = await Promise.all([
    app.list(contracts, actor, matching(contracts, q, 'id')),
    app.projects.invitations(actor, {}, newest),
  ]);
  const own = invited.filter(({ brief, tradeName }) => holds(brief.title, q) || holds(tradeName, q));
  const first = own.slice(0, MOST);
  const briefingId = first.map(({ proposal }) => proposal.briefingId);
  const talks = first.length > 0 ? await app.pick(conversations, actor, ['briefingId'], { briefingId }) : [];
  return [
    ...first.map(({ proposal, brief, tradeName }) => ({
      kind: 'briefing' as const,
      to: `${areaPath.creator}/briefing/${proposal.briefingId}`,
      label: brief.title,
      about: tradeName,
    })),
    ...first
      .filter(({ proposal }) => talks.some((talk) => talk.briefingId === proposal.briefingId))
      .map(({ proposal, brief, tradeName }) => ({
        kind: 'conversation' as const,
        label: brief.title,
        about: tradeName,
        to: `${areaPath.creator}/briefing/${proposal.briefingId}/chat`,
      })),
    ...made.rows.map(({ id, title, briefingId, creatorCents, currency }) => {
      const about = invited.find(({ proposal }) => proposal.briefingId === briefingId)?.tradeName;
      return {
        kind: 'contract' as const,
        to: `/dashboard/contract/${id}`,
        label: title,
        ...(about ? { about } : {}),
        sum: { cents: creatorCents, currency },
      };
    }),
  ];
}

const uniqueById = <Row extends { readonly id: number }>(rows: readonly Row[]): Row[] =>
  [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, MOST);

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const holds = (text: string, q: string) => folded(text).includes(folded(q));
