import { profileKey } from '@elenco/core/discovery';
import {
  type Briefing,
  canWithdrawName,
  MAX_REQUESTED_CREATORS,
  nameStateOf,
  type Proposal,
  type ShortlistEntry,
} from '@elenco/core/hiring';
import { portraitPath } from '@elenco/core/people';
import { intendedCreatorIn } from '../access/intendedCreator';
import type { RequestContext } from '../adapters/requestContext.server';

/**
 * Returns the creators that the brand wishes for: those of its draft, and the creator in the query string.
 */
export async function requestedCreatorsOf(
  { app, actor, url }: RequestContext<'company'>,
  row: Pick<Briefing, 'wished'> | null,
) {
  const asked = intendedCreatorIn(url.searchParams);
  const ids = [...new Set([...(row?.wished ?? []), ...(asked === null ? [] : [asked])])];
  return creatorsOf({ app, actor }, ids.slice(0, MAX_REQUESTED_CREATORS));
}

/** States of a briefing in which its project has no page for names: not sent yet, or over. */
const withoutNames: readonly Briefing['status'][] = ['draft', 'closed', 'cancelled'];

/**
 * Returns the creators that the brand named for a project, each with its state, and whether the brand can
 * withdraw it. Null for a draft and for a project that is over.
 * @param entries entries of the shortlist that the user may read
 */
export async function namedCreatorsOf(
  { app, actor }: Pick<RequestContext<'company'>, 'app' | 'actor'>,
  row: Pick<Briefing, 'id' | 'status' | 'wished'>,
  {
    entries,
    offers,
  }: {
    readonly entries: readonly Pick<ShortlistEntry, 'creatorId' | 'status'>[];
    readonly offers: readonly Pick<Proposal, 'creatorId'>[];
  },
) {
  // Staff who may not see people do not receive the names.
  const wished = row.wished ?? [];
  if (wished.length === 0 || withoutNames.includes(row.status)) return null;
  const [{ creators, gone }, inReview] = await Promise.all([
    creatorsOf({ app, actor }, wished),
    row.status === 'curation' ? app.projects.namesInReview({ id: row.id, wished }) : ([] as number[]),
  ]);
  const stateOf = (creatorId: number) => {
    if (offers.some((one) => one.creatorId === creatorId)) return 'invited';
    if (inReview.includes(creatorId)) return nameStateOf(row, 'proposed');
    return nameStateOf(row, entries.find((one) => one.creatorId === creatorId)?.status);
  };
  return {
    gone,
    creators: creators.map((creator) => {
      const state = stateOf(creator.id);
      return { ...creator, state, canWithdraw: actor.role === 'company' && canWithdrawName(state) };
    }),
  };
}
export type NamedCreators = NonNullable<Awaited<ReturnType<typeof namedCreatorsOf>>>;

async function creatorsOf(
  { app, actor }: Pick<RequestContext<'company'>, 'app' | 'actor'>,
  ids: readonly number[],
) {
  if (ids.length === 0) return { creators: [], gone: 0 };
  const found = await app.search.profilesOfKeys(
    actor,
    ids.map((id) => profileKey({ kind: 'member', id })),
  );
  const creators = found.flatMap(({ creatorId: id, name, portrait, available }) =>
    id === null || portrait === null
      ? []
      : [{ id, name, available: available !== false, portrait: portraitPath(portrait), page: `/c/${id}` }],
  );
  /** `gone` is the number of creators who are suspended, hidden or deleted. */
  return { creators, gone: ids.length - creators.length };
}
export type RequestedCreators = Awaited<ReturnType<typeof requestedCreatorsOf>>;
