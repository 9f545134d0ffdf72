import {
  changesBetween,
  figuresHash,
  figuresOf,
  isCost,
  type Report,
  reportRule,
  reports,
  visions,
} from '@elenco/core/hiring';
import type { Currency } from '@elenco/core/kit';
import { helpFor, users } from '@elenco/core/people';
import { idIn, notFound, type RequestContext } from '../adapters/requestContext.server';
import { loadShareLinks } from '../shareLinks/load.server';
import { optionsIn } from './options';
import { postPictureAt, presented } from './present.server';
import { type Scope, scopeOf, sourceOf } from './scope.server';

const headFields = ['id', 'createdAt', 'hash'] as const;
const newest = { by: 'id', down: true, limit: 50 };

/** Returns the id in `?report`; null for the current metrics. */
function reportIdIn({ url }: RequestContext<'company'>): number | null {
  const text = url.searchParams.get('report');
  return text === null ? null : idIn({ params: { id: text } });
}

/**
 * Returns the closed report in the query string.
 * @throws 404 for a report of a different briefing
 */
export async function frozenReport(ctx: RequestContext<'company'>): Promise<Report> {
  const { app, actor } = ctx;
  const report = await app.get(reports, actor, reportIdIn(ctx) ?? 0);
  if (report.briefingId !== idIn(ctx)) throw notFound();
  return report;
}

/** Returns the targets of the squad's latest vision; empty if its currency differs. */
async function targetsOf({ app, actor }: RequestContext<'company'>, { squad }: Scope, currency: Currency) {
  if (!squad) return [];
  const newest = { by: 'id', down: true, limit: 1 };
  const [vision] = await app.pick(visions, actor, ['targets', 'currency'], { squadId: squad.id }, newest);
  const same = vision?.currency === currency;
  return vision?.targets.filter(({ metric }) => same || !isCost(metric)) ?? [];
}

/**
 * Computes the current metrics with the options in the query string. `figures` is null if no creator was
 * hired.
 */
export async function liveFigures(ctx: RequestContext<'company'>, scope: Scope) {
  const options = optionsIn(ctx.url.searchParams, ctx.locale);
  const source = await sourceOf(ctx, scope, options.ageDays);
  const targets = source ? await targetsOf(ctx, scope, source.currency) : [];
  return { options, figures: source && figuresOf(source, { ...options, targets }) };
}

/** True if a closed report would state other results if it were made now, with the same options. */
async function hasChangedSince(
  ctx: RequestContext<'company'>,
  scope: Scope,
  { figures, hash }: Pick<Report, 'figures' | 'hash'>,
): Promise<boolean> {
  const { base, boostCents, ageDays, emv, targets } = figures;
  const source = await sourceOf(ctx, scope, ageDays);
  if (!source) return false;
  const options = { base, boostCents, ageDays, emv: emv?.rates ?? null, ...(targets ? { targets } : {}) };
  return figuresHash(figuresOf(source, options)) !== hash;
}

/** Loads a closed report or the current metrics, with the list of closed reports. */
export async function loadReport(ctx: RequestContext<'company'>) {
  const { app, actor, url, now } = ctx;
  const area = url.pathname.startsWith('/dashboard/admin') ? ('admin' as const) : ('company' as const);
  const scope = await scopeOf(ctx);
  const { briefing, squad } = scope;
  const where = squad ? { squadId: squad.id } : { briefingId: briefing.id, squadId: null };
  const history = await app.pick(reports, actor, headFields, where, newest);
  const frozen = reportIdIn(ctx) === null ? null : await frozenReport(ctx);
  const live = frozen ? null : await liveFigures(ctx, scope);
  const figures = frozen?.figures ?? live?.figures ?? null;
  const beforeId = frozen ? frozen.previousId : (history[0]?.id ?? null);
  // A report opened without its squad is not compared with those of the briefing.
  const isOfScope = frozen !== null && frozen.squadId === (squad?.id ?? null);
  const [before, maker, shareLinks, shown, hasChanged] = await Promise.all([
    beforeId === null ? null : app.get(reports, actor, beforeId),
    frozen ? app.pick(users, actor, ['name'], { id: frozen.madeById }) : [],
    frozen ? loadShareLinks(ctx, { reportId: frozen.id }) : [],
    figures
      ? presented(
          app,
          actor,
          { figures, briefingId: briefing.id, squadId: squad?.id ?? null },
          {
            all: url.searchParams.get('posts') === 'all',
            pictureAt: postPictureAt(area),
          },
        )
      : null,
    isOfScope && figures ? hasChangedSince(ctx, scope, frozen) : false,
  ]);
  const { companyId } = briefing;
  return {
    id: briefing.id,
    title: frozen?.title ?? scope.title,
    squad: squad && { id: squad.id, title: squad.title },
    shown,
    options: live?.options ?? null,
    /**
     * Contracted amount of the projects if it differs from their cost; null otherwise, and for a closed
     * report.
     */
    contractedCents:
      live?.figures && live.figures.total.costCents !== scope.contractedCents ? scope.contractedCents : null,
    frozen: frozen && {
      id: frozen.id,
      createdAt: frozen.createdAt,
      hash: frozen.hash,
      madeBy: maker[0]?.name ?? null,
    },
    before: before &&
      figures && { createdAt: before.createdAt, changes: changesBetween(before.figures, figures) },
    history,
    /** The newest report, if a newer one than the shown report exists. */
    newer: isOfScope ? (history.find(({ id }) => id > frozen.id) ?? null) : null,
    /** True if the current metrics differ from those of the shown closed report. */
    hasChanged,
    shareLinks,
    mayMake: reportRule(actor).some((one) => one.companyId === undefined || one.companyId === companyId),
    mayShare: actor.role === 'company',
    hasHelp: helpFor(actor).includes('support'),
    area,
    now,
  };
}
export type ReportData = Awaited<ReturnType<typeof loadReport>>;
