import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, cents, insert, moveTo, refuse, remove, update } from '../../kit';
import {
  type Actor,
  companies,
  creators,
  defineCommand,
  defineMove,
  id,
  impersonatorOf,
  missingInCompany,
  ofCompany,
  paragraph,
  photo,
  text,
  userIdOf,
} from '../../people';
import { planCurrency, planTerms, remainingUses, settingOn, settings, shortlistBy } from '../../platform';
import { nothingDue, reviewBy } from './curationDue';
import { giveawaysOfBrief } from './giveaway';
import { inMonthOf, matchings, withinPlan } from './matching';
import { canBeListed, creatorsToAdd, newShortlistEntry } from './onList';
import { briefings, shortlist, shortlistAccess } from './resource';
import { stepErrors, stepsOf } from './wizard';

export * from './named';

/**
 * Adds creators to a shortlist, as curation, each with the current match score. Creators already on the list
 * are not changed; `added` is the number of new ones. Refuses with `not_in_curation` (params `status`), and
 * with `unknown_creator` and `creator_unavailable` at `/creatorIds/n`.
 */
export const addToShortlist = defineCommand({
  name: 'shortlist.add',
  rest: 'Adds creators to the shortlist of a briefing',
  input: z.strictObject({
    briefingId: id,
    creatorIds: z.array(id).min(1, 'at_least_one').max(200, 'too_many'),
  }),
  async load(find, { briefingId, creatorIds }) {
    return {
      briefing: await find.forUpdate(briefings, briefingId, shortlistAccess.create),
      entries: await find.lockMany(shortlist, { briefingId }),
      creators: await find.many(creators, { id: creatorIds }),
    };
  },
  decide({ rows: { briefing, entries, creators: found }, input, actor }) {
    const { status } = briefing;
    if (status !== 'curation') return refuse('not_in_curation', '', { status });

    const { chosen, refused } = creatorsToAdd(input.creatorIds, entries, found);
    if (refused.length > 0) return { refused: [...refused] };

    const changes = chosen.map((creator) =>
      insert(shortlist, newShortlistEntry(briefing, creator, userIdOf(actor))),
    );
    return accept(changes, { added: changes.length });
  },
});

/**
 * Approves a briefing for curation, as staff. Stores the fee rate and the shortlist deadline that the
 * company's current plan sets. Adds the creators that the brand asked for to the shortlist, if they exist and
 * accept jobs. Staff can remove them like any other creator.
 */
export const approveBriefing = defineMove(briefings, 'approve', {
  fields: {},
  async also(find, { companyId, wished }) {
    const [company] = await find.many(companies, { id: companyId });
    return {
      company: company!,
      settings: await find.many(settings, {}),
      wished: wished.length > 0 ? await find.many(creators, { id: wished }) : [],
    };
  },
  decide({ row, also, now, actor }) {
    const there = also.wished.filter(canBeListed);
    const terms = planTerms(also.settings, also.company.plan, businessDate(now));
    return {
      patch: { feeBp: terms.feeBp, curationDueAt: shortlistBy(terms, now) },
      and: there.map((creator) => insert(shortlist, newShortlistEntry(row, creator, userIdOf(actor)))),
    };
  },
});

/**
 * True for an owner of the company who is not impersonated. Only such an owner may buy a request for more
 * creators.
 */
const canBuyRequests = (actor: Actor): boolean =>
  actor.role === 'company' && actor.companyRole === 'owner' && !impersonatorOf(actor);

/**
 * Requests more creators, as the brand, with a description of what is missing. Uses one of the month's
 * requests. Above the plan's limit, an owner buys a request at the price that was shown (`extraCents`). The
 * next invoice contains this price. Refuses with `matching_limit` (params `limit`) and `price_changed`
 * (params `expectedCents`, `currency`).
 */
export const requestMoreCreators = defineMove(briefings, 'askMore', {
  fields: { comment: paragraph(1_000), extraCents: cents.optional() },
  async also(find, { companyId }) {
    // Locks the company, so that two concurrent requests are counted one after the other.
    const [company] = await find.lockMany(companies, { id: companyId });
    return {
      company: company!,
      used: await find.many(matchings, { companyId }),
      settings: await find.many(settings, {}),
    };
  },
  decide({ row, input, also, now, actor }) {
    const day = businessDate(now);
    const { company } = also;
    const currency = planCurrency(company.billingCurrency);
    const terms = planTerms(also.settings, company.plan, day, currency);
    const { matchings: limit, extraMatchCents } = terms;
    const left = remainingUses(limit, inMonthOf(day, withinPlan(also.used)));
    const bought = left === 0;
    if (bought && (input.extraCents === undefined || !canBuyRequests(actor))) {
      return refuse('matching_limit', '', { limit: limit ?? 0 });
    }
    if (bought && input.extraCents !== extraMatchCents) {
      return refuse('price_changed', '', { expectedCents: extraMatchCents, currency });
    }
    const one = { companyId: row.companyId, briefingId: row.id, day, currency, periodId: null };
    return {
      patch: { curationDueAt: shortlistBy(terms, now) },
      and: [insert(matchings, { ...one, extraCents: bought ? extraMatchCents : null })],
    };
  },
});

/**
 * Cancels a briefing before a creator is hired, as the brand or staff. Reactions cancel the rows that depend
 * on the briefing.
 */
export const cancelBriefing = defineMove(briefings, 'cancel', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: () => ({ patch: nothingDue }),
});

/**
 * Shows the shortlist to the brand, as staff, with an optional message. After a request for more creators,
 * the ones already shown count toward the minimum, and the e-mail states how many are new. Refuses with
 * `shortlist_too_short` (params `count`, `min`).
 */
export const releaseShortlist = defineMove(briefings, 'release', {
  fields: { comment: text(1_000).default('') },
  also: async (find, row) => ({
    entries: await find.lockMany(shortlist, { briefingId: row.id, status: ['proposed', 'released'] }),
    settings: await find.many(settings, { key: 'shortlist_min' }),
  }),
  decide({ also: { entries, settings: rows }, input: { comment }, now }) {
    const min = settingOn(rows, 'shortlist_min', businessDate(now));
    if (entries.length < min) return refuse('shortlist_too_short', '', { count: entries.length, min });
    const fresh = entries.filter((entry) => entry.status === 'proposed');
    const round = entries.length === fresh.length ? 'first' : fresh.length > 0 ? 'more' : 'same';
    return {
      patch: nothingDue,
      and: fresh.map((entry) => moveTo(shortlist, entry.id, 'release')),
      data: { count: fresh.length, context: comment ? `${round}Note` : round },
    };
  },
});

/**
 * Removes a creator from a shortlist, as curation. Refuses with `not_found` for a creator that the brand has
 * already seen.
 */
export const removeFromShortlist = defineCommand({
  name: 'shortlist.remove',
  rest: 'Removes a creator from a shortlist that is not released yet',
  input: z.strictObject({ id }),
  load: (find, input) => find.forUpdate(shortlist, input.id, shortlistAccess.remove),
  decide: ({ rows: entry }) => accept([remove(shortlist, entry.id)], { id: entry.id }),
});

/** Returns a briefing to its brand, as staff, with a description of what is missing. */
export const sendBackBriefing = defineMove(briefings, 'sendBack', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: () => ({ patch: nothingDue }),
});

/**
 * Sets the picture of a briefing; null removes it. The portal has re-encoded and stored the picture. It may
 * change at any time, because it is not binding. Only the portal runs this command.
 */
export const setPicture = defineCommand({
  name: 'briefings.setPicture',
  input: z.strictObject({ id, picture: photo.nullable() }),
  load: (find, input) => find.forUpdate(briefings, input.id, ofCompany),
  decide: ({ input: { id, picture } }) => accept([update(briefings, id, { picture })], { id }),
});

/**
 * Submits a briefing to staff, as the brand. A briefing that was sent back counts once, in the month of its
 * first submission. Refuses with `company_incomplete` (params `missing`: fields, separated by commas), the
 * errors of the wizard's steps, `briefing_limit` (params `limit`) on the open plan, and `gives_brand_away`
 * (params `word`) if the public text of a silent squad reveals the company.
 */
export const submitBriefing = defineMove(briefings, 'submit', {
  fields: {},
  async also(find, { companyId }) {
    // Locks the company, so that two concurrent submissions are counted one after the other.
    const [company] = await find.lockMany(companies, { id: companyId });
    return {
      company: company!,
      others: await find.many(briefings, { companyId }),
      settings: await find.many(settings, {}),
    };
  },
  decide({ row, also, now }) {
    const today = businessDate(now);
    const missing = missingInCompany(also.company);
    if (missing.length > 0) return refuse('company_incomplete', '', { missing: missing.join(', ') });

    const wrong = stepsOf(row.kind).flatMap((step) => stepErrors(step, row, today));
    if (wrong.length > 0) return { refused: wrong };
    const disclosed = giveawaysOfBrief(row, also.company);
    if (disclosed.length > 0) return { refused: disclosed };

    const patch = { curationDueAt: reviewBy(now) };
    if (row.submittedAt !== null) return { patch };
    const limit = planTerms(also.settings, also.company.plan, today).briefings;
    const sent = also.others.flatMap(({ id, submittedAt }) =>
      submittedAt !== null && id !== row.id ? [businessDate(submittedAt)] : [],
    );
    if (limit !== null && remainingUses(limit, inMonthOf(today, sent)) === 0) {
      return refuse('briefing_limit', '', { limit });
    }
    return { patch: { ...patch, submittedAt: now } };
  },
});
