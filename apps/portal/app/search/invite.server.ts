import { businessDate } from '@elenco/brazil';
import { MAX_AT_ONCE, profileRef } from '@elenco/core/discovery';
import {
  type Addition,
  acceptsCreators,
  additionOf,
  type Briefing,
  briefings,
  invitationOutcome,
  inviteCreators,
  isStillInvited,
  keepsWishes,
  MAX_REQUESTED_CREATORS,
  nameCreators,
  proposals,
  shortlist,
} from '@elenco/core/hiring';
import { areaPath, id } from '@elenco/core/people';
import { z } from 'zod';
import { formHandler, withFieldNames } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';
import { formats } from '../i18n/format';
import { i18nOf } from '../i18n/translate.server';
import { confirmed, confirmPointer } from './confirmMore.server';
import { membersAmong } from './membersAmong.server';
import { searchIn } from './paths';
import { seenOf } from './seen';

type Ctx = RequestContext<'company'>;

/** States of briefings to which creators can be added, for the query. */
const adding = ['under_approval', 'curation', 'selection', 'awaiting_proposal', 'hiring'] as const;

/** Fields of a briefing that the form shows. */
const shown = ['id', 'title', 'status', 'startsOn', 'endsOn', 'creatorsWanted', 'wished'] as const;

/**
 * Loads the creators in the query string, and the briefings to which they can be added, with the creators
 * already in them.
 */
export async function loadInvite(ctx: Ctx) {
  const { app, actor, url, now } = ctx;
  const keys = [...new Set(url.searchParams.getAll('who'))].filter(profileRef).slice(0, MAX_AT_ONCE);
  const today = businessDate(now);
  const [profiles, open] = await Promise.all([
    keys.length > 0 ? app.search.profilesOfKeys(actor, keys) : [],
    app.pick(briefings, actor, shown, { status: [...adding] }, { by: 'createdAt', down: true, limit: 50 }),
  ]);
  const rows = open.filter((row) => keepsWishes(row) || acceptsCreators(row, today));
  const members = profiles.filter(({ kind }) => kind === 'member');
  return {
    creators: members.map(seenOf),
    /** Profiles without an account. */
    strangers: profiles.filter(({ kind }) => kind === 'external').map(({ key, name }) => ({ key, name })),
    gone: keys.length - profiles.length,
    may: actor.role === 'company',
    /** True if the user may invite people without an account by e-mail. */
    mayEmail: actor.role === 'company' && actor.companyRole === 'owner',
    today,
    from: searchIn(url),
    projects: await projectsWith(ctx, rows, members),
    key: crypto.randomUUID(),
  };
}

type Row = Pick<Briefing, (typeof shown)[number]>;
type Member = { readonly key: string; readonly name: string; readonly creatorId: number | null };

/**
 * Returns briefings with those of the given creators who are already in them, and the outcome of each
 * invitation.
 */
async function projectsWith({ app, actor, now }: Ctx, rows: readonly Row[], members: readonly Member[]) {
  const briefingId = rows.map(({ id }) => id);
  const creatorId = members.flatMap((one) => one.creatorId ?? []);
  const [named, invited] = await Promise.all([
    app.pick(shortlist, actor, ['briefingId', 'creatorId', 'status'], {
      briefingId,
      creatorId,
      status: 'released',
    }),
    app.pick(proposals, actor, ['briefingId', 'creatorId', 'status', 'statusSince', 'answerBy'], {
      briefingId,
    }),
  ]);
  return rows.map(({ wished, endsOn: _, ...row }) => {
    const here = <R extends { readonly briefingId: number }>(all: readonly R[]) =>
      all.filter((one) => one.briefingId === row.id);
    const wishes = keepsWishes(row) ? wished : [];
    return {
      ...row,
      invited: here(invited).filter(isStillInvited).length,
      there: members.flatMap(({ key, name, creatorId }) => {
        const invitation = here(invited).find((one) => one.creatorId === creatorId);
        if (invitation) return { key, name, ...invitationOutcome(invitation, now) };
        const isListed = here(named).some((one) => one.creatorId === creatorId);
        if (isListed) return { key, name, outcome: 'listed' as const, on: null };
        return wishes.some((id) => id === creatorId)
          ? { key, name, outcome: 'wished' as const, on: null }
          : [];
      }),
    };
  });
}

export type InviteData = Awaited<ReturnType<typeof loadInvite>>;

const refs = z.array(z.string().max(12)).max(MAX_AT_ONCE, 'too_many').prefault([]);
const inviteForm = z.object({
  who: refs.unwrap().min(1, 'nobody_chosen').prefault([]),
  /** Chosen profiles without an account, for the text of the result. */
  stranger: refs,
  /** Id of a briefing, or `new`. */
  briefingId: z.union([z.literal('new'), id], 'no_project_chosen'),
  confirmed,
});

/**
 * Adds creators to the wishes or the shortlist of a briefing. After the selection, invites them directly. In
 * a new draft, stores them as the brand's wish. The toast reports the number of added creators, and names the
 * others with the reason.
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
  const [row, profiles] = await Promise.all([
    app.get(briefings, actor, briefingId),
    app.search.profilesOfKeys(actor, [...value.who, ...value.stranger.filter(profileRef)]),
  ]);
  const [project] = await projectsWith(
    ctx,
    [row],
    profiles.filter(({ kind }) => kind === 'member'),
  );
  const asked = { briefingId, creatorIds };
  const addition = additionOf(row);
  const { added } =
    addition === 'invited'
      ? await withFieldNames(confirmPointer, () =>
          app.perform(inviteCreators, { ...asked, withinWanted: !value.confirmed }, context),
        )
      : await app.perform(nameCreators, asked, context);
  const strangers = profiles.filter(({ kind }) => kind === 'external').map(({ name }) => name);
  const there = project?.there ?? [];
  const absent = profiles.filter(
    ({ key, kind }) => kind === 'member' && !there.some((one) => one.key === key),
  );
  // Curation may already review a creator; the brand reads the names only of those that it asked for itself.
  const reviewed = addition === 'suggested' ? absent.length - added : 0;
  const wanted = absent.filter(({ creatorId }) => row.wished.some((one) => one === creatorId));
  return {
    to: toProject(ctx, briefingId),
    toast: added === 0 ? 'allThere' : toasts[addition ?? 'listed'],
    text: resultText(ctx, { added, addition, title: row.title }, there, {
      strangers,
      reviewed,
      names: wanted.length === reviewed ? wanted.map(({ name }) => name) : [],
    }),
  };
});

const toasts: Readonly<Record<Addition, string>> = {
  wished: 'creatorsWished',
  suggested: 'creatorsSuggested',
  listed: 'creatorsNamed',
  invited: 'invited',
};

/**
 * Returns the text of the result: the number of added creators, the place where the brand sees them, and the
 * names of the other creators with the reason.
 */
function resultText(
  { locale }: Ctx,
  { added, addition, title }: { added: number; addition: Addition | null; title: string },
  there: InviteData['projects'][number]['there'],
  {
    strangers,
    reviewed,
    names,
  }: {
    readonly strangers: readonly string[];
    /** Number of creators that curation already reviews. */
    readonly reviewed: number;
    /** Names of these creators; empty if unknown. */
    readonly names: readonly string[];
  },
) {
  const t = i18nOf(locale).getFixedT(locale, 'search');
  const { list } = formats(locale);
  const outcomes = [...new Set(there.map(({ outcome }) => outcome))].map((outcome) => {
    const names = there.filter((one) => one.outcome === outcome).map(({ name }) => name);
    return t(`invite.there.${outcome}`, { count: names.length, list: list(names) });
  });
  const left = [
    ...outcomes,
    ...(reviewed > 0
      ? [
          names.length > 0
            ? t('invite.reviewedNames', { count: reviewed, list: list(names) })
            : t('invite.reviewed', { count: reviewed }),
        ]
      : []),
    ...(strangers.length > 0 ? [t('invite.noAccount', { list: list(strangers) })] : []),
  ];
  const where = added > 0 && addition ? [t(`invite.seeIn.${addition}`, { title })] : [];
  return [t('invite.added', { count: added }), ...where, ...left].map((part) => `${part}.`).join(' ');
}

/**
 * Returns the redirect target of the form: from the invite page the project, from other pages the same page.
 */
const toProject = ({ url }: Ctx, briefingId: number) =>
  url.pathname.endsWith('/invite')
    ? `${areaPath.company}/briefing/${briefingId}`
    : `${url.pathname}${url.search}`;
