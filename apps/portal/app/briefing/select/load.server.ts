import {
  applications,
  briefings,
  rateCreator,
  removeName,
  requestMoreCreators,
  selectCreators,
  shortlist,
} from '@elenco/core/hiring';
import { cents } from '@elenco/core/kit';
import { areaPath, creators, id, impersonatorOf, missingInCompany, paragraph } from '@elenco/core/people';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { actions, command } from '../../adapters/form.server';
import { idIn, type RequestContext } from '../../adapters/requestContext.server';
import { loadMarks, markFields } from '../../guest/marks.server';
import type { MaybeFound } from '../../search/ProfileLink';
import { shareLinkHandlers } from '../../shareLinks/actions.server';
import { loadShareLinks } from '../../shareLinks/load.server';
import { companyOf } from '../limit.server';
import { monthMatchings } from '../matchings.server';
import { staffComment } from '../staffComment';
import { comparedCreators, inOrder, orderIn } from './order';
import { pricedFields, shownCreator } from './shownCreator';

/**
 * Loads the creators that curation has released, in the order chosen in the query string. Redirects to the
 * project before and after the selection.
 */
export async function loadSelection(ctx: RequestContext<'company'>) {
  const { app, actor, url, params } = ctx;
  const row = await app.get(briefings, actor, idIn({ params }));
  if (row.status !== 'selection') throw redirect(`${areaPath.company}/briefing/${row.id}?view=shortlist`);
  const where = { briefingId: row.id, status: 'released' as const };
  const entries = await app.see(shortlist, actor, where, { by: 'score', down: true });
  const ids = entries.map((entry) => entry.creatorId);
  const [cast, findable, marks, guests, company, applied, steps] = await Promise.all([
    app.pick(creators, actor, pricedFields, { id: ids }),
    app.search.findable(actor, ids),
    loadMarks(ctx, row.id),
    loadShareLinks(ctx, { briefingId: row.id, contractId: null }, 'select'),
    companyOf(ctx),
    app.pick(applications, actor, ['creatorId', 'counterCents', 'currency'], {
      briefingId: row.id,
      status: 'shortlisted',
    }),
    app.history(briefings, actor, row.id),
  ]);
  const names = entries.flatMap(({ id, version, creatorId, score, reasons, note }) => {
    const creator = cast.find((one) => one.id === creatorId);
    if (!creator) return [];
    const declined = marks.some((mark) => mark.own && mark.entryId === id && mark.opinion === 'no');
    const shown = shownCreator(row, creator, {
      findable,
      asked: applied.find((one) => one.creatorId === creatorId),
    });
    return [{ id, version, score, reasons, note, declined, creator: shown }];
  });
  const sorted = inOrder(names, orderIn(url.searchParams));
  return {
    row,
    curationNote: staffComment(steps, 'release'),
    may: actor.role === 'company',
    matchings: await monthMatchings(ctx, company),
    guests,
    missing: company ? missingInCompany(company) : [],
    marks,
    /** Opinions are personal, so impersonators cannot give them. */
    mayMark: actor.role === 'company' && impersonatorOf(actor) === null,
    /** Ids of the compared entries; null in the card view. */
    compared:
      url.searchParams.get('as') === 'table'
        ? comparedCreators(url.searchParams, sorted).map((name) => name.id)
        : null,
    names: sorted,
  };
}

export type Selection = Awaited<ReturnType<typeof loadSelection>>;
type Listed = Selection['names'][number];
export type Name = Omit<Listed, 'version' | 'creator' | 'declined'> & {
  /** Version of the entry, for readers who can remove it. */
  readonly version?: number;
  /** Guests do not see the prices that creators ask for, nor those of single formats. */
  readonly creator: MaybeFound<Omit<Listed['creator'], 'askedCents' | 'formatPrices'>> & {
    readonly askedCents?: number | null;
    readonly formatPrices?: Listed['creator']['formatPrices'];
  };
  /** True if the reader's own opinion is “no”; such a creator is not invited. */
  readonly declined?: boolean;
};

export interface NamesProps {
  readonly names: readonly Name[];
  /** Ids of the selected creators. */
  readonly chosen: readonly number[];
  /** Selects or deselects a creator; undefined for readers who cannot select. */
  readonly toggle: ((creatorId: number) => void) | undefined;
}

const seen = { id, version: z.int().positive() };
const project = ({ id }: { id: number }) => `${areaPath.company}/briefing/${id}`;

const back =
  (toast: string) =>
  (_: unknown, { url }: RequestContext<'company'>) => ({ to: url.pathname + url.search, toast });

export const selectionActions = actions('company', {
  ...shareLinkHandlers,
  invite: command(selectCreators, {
    schema: z.object({
      ...seen,
      creatorIds: z.array(id).min(1, 'at_least_one').max(200, 'too_many'),
      standInIds: z.array(id).max(200, 'too_many').default([]),
    }),
    input: (value) => value,
    next: (reply) => ({ to: `${project(reply)}?view=proposals`, toast: 'invited' }),
  }),
  mark: command(rateCreator, { schema: markFields, input: (value) => value, next: back('markSaved') }),
  decline: command(rateCreator, {
    schema: z.object({ id, comment: paragraph(600) }),
    input: ({ id: entryId, comment }) => ({ entryId, opinion: 'no' as const, comment }),
    next: back('nameDeclined'),
  }),
  restore: command(rateCreator, {
    schema: z.object({ id }),
    input: ({ id: entryId }) => ({ entryId, opinion: null, comment: '' }),
    next: back('nameRestored'),
  }),
  remove: command(removeName, {
    schema: z.object({ ...seen, comment: removeName.input.shape.comment }),
    input: (value) => value,
    next: back('nameRemoved'),
  }),
  askMore: command(requestMoreCreators, {
    schema: z.object({ ...seen, comment: paragraph(1_000), extraCents: cents.optional() }),
    input: (value) => value,
    next: (reply) => ({ to: project(reply), toast: 'askedMore' }),
  }),
});
