import { businessDate } from '@elenco/brazil';
import { acceptsComments, boardMembers } from '@elenco/core/growth';
import { companies, photoPath, portraitPath, users } from '@elenco/core/people';
import { planHas } from '@elenco/core/platform';
import { redirect, redirectDocument } from '@remix-run/node';
import type { RequestContext } from '../adapters/requestContext.server';
import { loadListActions } from '../search/listActions.server';
import { seenOf } from '../search/seen';

const notAMember = '/mycommunity-notamember';
const moderation = '/dashboard/admin/community';

/** Loads a board for subscribed brands and for creators. Redirects staff, who moderate in the back office. */
export async function loadBoard(ctx: RequestContext<'shared'>) {
  const { app, actor, now, url } = ctx;
  // The back office is another app, so the browser has to load a new document.
  if (actor.role === 'admin') throw redirectDocument(moderation);
  const today = businessDate(now);
  const company = actor.role === 'company' ? await app.get(companies, actor, actor.companyId) : null;
  if (company && !planHas(company.plan, 'board')) throw redirect(notAMember);
  const ofMembers = company !== null && url.searchParams.get('view') === 'members';
  const posts = ofMembers ? [] : await app.community.posts(actor, today);
  return {
    today,
    key: crypto.randomUUID(),
    role: actor.role,
    posts: posts.map((post) => ({
      ...post,
      open: acceptsComments(post, today),
      over: post.closesOn !== null && post.closesOn < today,
    })),
    members: ofMembers ? await loadMembers({ ...ctx, actor } as RequestContext<'company'>) : null,
    logo: company?.logo ? photoPath(company.logo) : null,
  };
}
export type Board = Awaited<ReturnType<typeof loadBoard>>;
export type BoardPost = Board['posts'][number];

async function loadMembers(ctx: RequestContext<'company'>) {
  const { app, actor } = ctx;
  if (actor.role !== 'company') return null;
  const rows = await app.see(boardMembers, actor, {}, { by: 'createdAt', down: true });
  const [profiles, work, people, candidates, listActions] = await Promise.all([
    app.search.profilesOfKeys(
      actor,
      rows.map(({ creatorId }) => String(creatorId)),
    ),
    app.community.sharedWork(actor.companyId),
    app.pick(users, actor, ['id', 'name'], { companyId: actor.companyId }),
    app.community.boardCandidates(actor.companyId),
    loadListActions(ctx),
  ]);
  const nameOf = (id: number) => people.find((one) => one.id === id)?.name ?? '';
  const shown = rows.flatMap((row) => {
    const profile = profiles.find(({ creatorId }) => creatorId === row.creatorId);
    const done = work.find(({ creatorId }) => creatorId === row.creatorId);
    if (!profile || !done) return [];
    const { id, version, note, createdAt } = row;
    return [
      {
        id,
        version,
        note,
        createdAt,
        done,
        profile: seenOf(profile),
        addedBy: nameOf(row.addedById),
        own: row.verdicts.find(({ userId }) => userId === actor.userId)?.verdict ?? null,
        others: row.verdicts
          .filter(({ userId }) => userId !== actor.userId)
          .map(({ userId, verdict }) => ({ name: nameOf(userId), verdict })),
      },
    ];
  });
  return {
    rows: shown,
    /** Number of members who are suspended, hidden or deleted. */
    gone: rows.length - shown.length,
    candidates: candidates.map(({ portrait, ...one }) => ({ ...one, src: portraitPath(portrait) })),
    listActions,
  };
}
export type Members = NonNullable<Board['members']>;
export type Member = Members['rows'][number];
