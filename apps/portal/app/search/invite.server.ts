import { businessDate } from '@elenco/brazil';
import { MAX_AT_ONCE, profileRef } from '@elenco/core/discovery';
import {
  acceptsCreators,
  briefings,
  type InvitationOutcome,
  invitationOutcome,
  inviteCreators,
  isInviting,
  MAX_REQUESTED_CREATORS,
  nameCreators,
  type Proposal,
  proposals,
  shortlist,
  waitsFor,
} from '@elenco/core/hiring';
import { areaPath, id } from '@elenco/core/people';
import { z } from 'zod';
import { formHandler } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { i18nOf } from '../i18n/translate.server';
import { membersAmong } from './membersAmong.server';
import { searchIn } from './paths';
import { seenOf } from './seen';

type Ctx = RequestContext<'company'>;

/** States of briefings that `acceptsCreators` allows, for the query. */
const adding = ['curation', 'selection', 'awaiting_proposal', 'hiring'] as const;

/**
 * Loads the creators in the address, and the briefings to which they can be added, with the creators already
 * in them.
 */
export async function loadInvite({ app, actor, url, now }: Ctx) {
  const keys = [...new Set(url.searchParams.getAll('who'))].filter(profileRef).slice(0, MAX_AT_ONCE);
  const today = businessDate(now);
  const [profiles, open] = await Promise.all([
    keys.length > 0 ? app.search.profilesOfKeys(actor, keys) : [],
    app.pick(
      briefings,
      actor,
      ['id', 'title', 'status', 'startsOn', 'endsOn', 'creatorsWanted'],
      { status: [...adding] },
      { by: 'createdAt', down: true, limit: 50 },
    ),
  ]);
  const rows = open.filter((row) => acceptsCreators(row, today));
  const members = profiles.filter(({ kind }) => kind === 'member');
  const where = {
    briefingId: rows.map((row) => row.id),
    creatorId: members.flatMap(({ creatorId }) => creatorId ?? []),
  };
  const [named, invited] = await Promise.all([
    app.pick(shortlist, actor, ['briefingId', 'creatorId', 'status'], { ...where, status: 'released' }),
    app.pick(proposals, actor, ['briefingId', 'creatorId', 'status', 'statusSince', 'answerBy'], {
      briefingId: where.briefingId,
    }),
  ]);
  return {
    creators: members.map(seenOf),
    /** Names of profiles without an account. */
    strangers: profiles.filter(({ kind }) => kind === 'external').map(({ name }) => name),
    gone: keys.length - profiles.length,
    may: actor.role === 'company',
    today,
    from: searchIn(url),
    projects: rows.map(({ id: briefingId, title, status, startsOn, creatorsWanted }) => ({
      id: briefingId,
      title,
      status,
      startsOn,
      creatorsWanted,
      invited: invited.filter((one) => one.briefingId === briefingId && isStillIn(one)).length,
      there: members.flatMap(({ key, name, creatorId }) => {
        const isTheirs = (one: { briefingId: number; creatorId: number }) =>
          one.briefingId === briefingId && one.creatorId === creatorId;
        const invitation = invited.find(isTheirs);
        if (invitation) return { key, name, ...invitationOutcome(invitation, now) };
        return named.some(isTheirs) ? { key, name, ...listed } : [];
      }),
    })),
    key: crypto.randomUUID(),
  };
}

export type InviteData = Awaited<ReturnType<typeof loadInvite>>;

/** Outcome of a creator who is on the shortlist but not invited yet. */
const listed: { outcome: InvitationOutcome | 'listed'; on: string | null } = { outcome: 'listed', on: null };

/** True for an invitation that can still lead, or has led, to a hiring. */
const isStillIn = ({ status }: Pick<Proposal, 'status'>) =>
  waitsFor({ status }) !== null || status === 'approved';

const inviteForm = z.object({
  who: z.array(z.string().max(12)).min(1, 'nobody_chosen').max(MAX_AT_ONCE, 'too_many').prefault([]),
  /** Id of a briefing, or `new`. */
  briefingId: z.union([z.literal('new'), id]),
});

/**
 * Adds creators to the shortlist; after the selection, invites them directly; in a new draft, stores them as
 * the brand's wish.
 */
export const invite = formHandler<'company', typeof inviteForm>(inviteForm, async (value, ctx, key) => {
  const { actor, app } = ctx;
  const context = { ...ctx, key };
  const creatorIds = await membersAmong(value.who, ctx);
  if (value.briefingId === 'new') {
    const title = i18nOf(ctx.locale).getFixedT(ctx.locale, 'search')('invite.newTitle');
    const wished = creatorIds.slice(0, MAX_REQUESTED_CREATORS);
    const row = await app.create(briefings, { kind: 'creator', title, wished }, context);
    return { to: `${areaPath.company}/briefings/${row.id}/create` };
  }
  const { briefingId } = value;
  const { status } = await app.get(briefings, actor, briefingId);
  const asked = { briefingId, creatorIds };
  const over = isInviting({ status });
  const { added } = over
    ? await app.perform(inviteCreators, asked, context)
    : await app.perform(nameCreators, asked, context);
  const toast = over ? 'invited' : 'creatorsNamed';
  return { to: toProject(ctx, briefingId), toast: added === 0 ? 'allThere' : toast };
});

/** Redirects to the project from the invite page; from other pages, to the same page. */
const toProject = ({ url }: Ctx, briefingId: number) =>
  url.pathname.endsWith('/invite')
    ? `${areaPath.company}/briefing/${briefingId}`
    : `${url.pathname}${url.search}`;
