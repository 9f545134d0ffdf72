import { z } from 'zod';
import { lists } from '../../discovery';
import { accept, emit, insert, Problem, refuse, remove, update } from '../../kit';
import {
  type Actor,
  brandAction,
  defineCommand,
  defineMove,
  type GuestAction,
  id,
  inGuestPage,
  line,
  ofCompany,
  userIdOf,
} from '../../people';
import { approvalLimits } from '../approval';
import { briefings, shortlist } from '../briefing';
import { contracts } from '../contract';
import { proposals } from '../proposal';
import { reports } from '../report';
import {
  type GuestMark,
  guestMark,
  guestMarks,
  SHARE_LINK_DAYS,
  shareLink,
  shareLinkFlow,
  shareLinks,
} from './shareLink';

const DAY_MS = 86_400_000;

const ofProject: readonly GuestAction[] = ['select', 'approve-proposal', 'step', 'payables'];

const ofHiring: readonly GuestAction[] = ['content', 'invoice'];

const ofList: readonly GuestAction[] = ['list'];

const ofReport: readonly GuestAction[] = ['report', 'report-costs'];

const actions = z.array(brandAction).min(1, 'at_least_one');

const { creatorIds, email, locale, tokenHash } = shareLink.shape;

/**
 * Creates a share link, as a company member. The link gives a guest access to a project, one of its hirings,
 * a report or a list. If an e-mail address is given, the link is sent by e-mail, and another token replaces
 * `tokenHash` when the e-mail is written. Refuses at `/actions` with `share_link_does_not_fit`, and with
 * `approval_not_to_share` for a member with an approval limit.
 */
export const createShareLink = defineCommand({
  name: 'share-links.issue',
  /** Otherwise the link would remain valid after the impersonation. */
  notWhileImpersonating: true,
  input: z.strictObject({
    briefingId: id.nullable().default(null),
    contractId: id.nullable().default(null),
    listId: id.nullable().default(null),
    reportId: id.nullable().default(null),
    withNotes: z.boolean().default(false),
    creatorIds: creatorIds.default([]),
    label: line(80),
    actions,
    email: email.nullable().default(null),
    /** Language of the e-mail. */
    locale: locale.default('pt'),
    days: z.int().min(1, 'too_small').max(90, 'too_big').default(SHARE_LINK_DAYS),
    /** Hash of a random token, which the application generates and shows once. */
    tokenHash,
  }),
  async load(find, { briefingId, contractId, listId, reportId, creatorIds }, { actor }) {
    // Exactly one of `briefingId` and `listId` must be given.
    if ((briefingId === null) === (listId === null)) throw new Problem('not_found');
    const briefing = briefingId === null ? null : await find.forUpdate(briefings, briefingId, ofCompany);
    const list = listId === null ? null : await find.forUpdate(lists, listId, ofCompany);
    const report = reportId === null ? null : await find.forUpdate(reports, reportId, ofCompany);
    const contract = contractId === null ? null : await find.forUpdate(contracts, contractId, ofCompany);
    const offers =
      creatorIds.length > 0 && briefing
        ? await find.many(proposals, { briefingId: briefing.id, creatorId: creatorIds })
        : [];
    const [shareLinkId] = await find.ids(shareLinks, 1);
    const userId = userIdOf(actor);
    const limits = userId === null ? [] : await find.many(approvalLimits, { userId });
    return { briefing, list, contract, report, offers, limits, shareLinkId: shareLinkId as number };
  },
  decide({
    rows: { briefing, list, contract, report, offers, limits, shareLinkId },
    input: { days, ...given },
    actor,
    now,
  }) {
    const createdById = userIdOf(actor);
    const about = briefing ?? list;
    const strange = [contract, report].some((row) => row && row.briefingId !== briefing?.id);
    if (createdById === null || !about || strange || (contract && report)) {
      return refuse('not_found');
    }
    const named = new Set(given.creatorIds);
    const allowed = list ? ofList : report ? ofReport : contract ? ofHiring : ofProject;
    const fits =
      given.actions.every((action) => allowed.includes(action)) &&
      (list !== null || !given.withNotes) &&
      given.actions.includes('approve-proposal') === named.size > 0 &&
      [...named].every((creatorId) => offers.some((offer) => offer.creatorId === creatorId));
    if (!fits) return refuse('share_link_does_not_fit', '/actions');
    // Otherwise a member with a limit could let a guest approve without a limit.
    if (named.size > 0 && limits.length > 0) return refuse('approval_not_to_share', '/actions');
    const expiresAt = new Date(Date.parse(now) + days * DAY_MS).toISOString();
    const { companyId } = about;
    const row = {
      ...given,
      creatorIds: [...named],
      actions: [...new Set(given.actions)],
      id: shareLinkId,
      status: shareLinkFlow.initial,
      statusSince: now,
      payContractId: null,
      companyId,
      createdById,
      expiresAt,
      lastUsedAt: null,
    };
    const event = emit({
      kind: `share-links.${given.actions[0]}`,
      resource: shareLinks.name,
      rowId: shareLinkId,
      companyId,
      briefingId: briefing?.id ?? null,
      creatorId: contract?.creatorId ?? null,
      data: { ...inGuestPage(row), ...(list ? { title: list.name } : {}) },
    });
    return accept([insert(shareLinks, row), ...(given.email === null ? [] : [event])], {
      id: shareLinkId,
      expiresAt,
    });
  },
});

/**
 * Returns the guest or company member who rates a creator.
 * @throws Problem `not_found` for all other actors
 */
function raterOf(actor: Actor): Pick<GuestMark, 'shareLinkId' | 'guestName' | 'userId'> {
  if (actor.role === 'company') return { shareLinkId: null, guestName: null, userId: actor.userId };
  if (actor.role === 'guest' && actor.actions.includes('select')) {
    return { shareLinkId: actor.shareLinkId, guestName: actor.name, userId: null };
  }
  throw new Problem('not_found');
}

/**
 * Rates a creator on the shortlist, as a guest or company member. A second rating replaces the first, and an
 * empty rating removes it. Refuses with `nothing_said` if there is no rating to remove.
 */
export const rateCreator = defineCommand({
  name: 'guest-marks.mark',
  /** An impersonator must not express an opinion in the user's name. */
  notWhileImpersonating: true,
  input: z.strictObject({ entryId: id, opinion: guestMark.shape.opinion, comment: guestMark.shape.comment }),
  async load(find, { entryId }, { actor }) {
    const marker = raterOf(actor);
    const entry = await find.forUpdate(shortlist, entryId, shortlist.access.read);
    const own = { ...marker, entryId };
    return { entry, own, kept: await find.lockMany(guestMarks, own) };
  },
  decide({ rows: { entry, own, kept }, input: { opinion, comment } }) {
    const { briefingId, companyId } = entry;
    const [before] = kept;
    if (opinion === null && comment === '') {
      if (!before) return refuse('nothing_said', '/comment');
      return accept([remove(guestMarks, before.id)], { entryId: entry.id });
    }
    const opinionGiven = { opinion, comment };
    const change = before
      ? update(guestMarks, before.id, opinionGiven)
      : insert(guestMarks, { ...own, briefingId, companyId, ...opinionGiven });
    return accept([change], { entryId: entry.id });
  },
});

/** Revokes a share link. */
export const revokeShareLink = defineMove(shareLinks, 'revoke', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});
