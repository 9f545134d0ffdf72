import { businessDate } from '@elenco/brazil';
import {
  kindsOfGroup,
  type StatementGroup,
  type StatementPage,
  type StatementQuery,
  statementGroups,
} from '@elenco/core/finance';
import type { RequestContext } from '../adapters/requestContext.server';

const onePage = 25;

/** Filters of the statement in the query string. */
export interface StatementFilters {
  /** `YYYY-MM` or `YYYY`. */
  readonly period: string | null;
  readonly kind: StatementGroup | null;
  /** Id of a project, or `plan` for entries that belong to no project. */
  readonly project: string | null;
}

/** Reads the filters; ignores unknown values. */
function statementFilters(search: URLSearchParams): StatementFilters {
  const matching = (name: string, pattern: RegExp) => {
    const text = search.get(name) ?? '';
    return pattern.test(text) ? text : null;
  };
  return {
    period: matching('period', /^20\d\d(-(0[1-9]|1[0-2]))?$/),
    kind: statementGroups.find((group) => group === search.get('kind')) ?? null,
    project: matching('project', /^([1-9]\d{0,8}|plan)$/),
  };
}

/**
 * Returns the first and last day of a period.
 * @param period `YYYY-MM` or `YYYY`
 */
export function daysOf(period: string): { from: string; to: string } {
  const [year = 0, month] = period.split('-').map(Number);
  const last = new Date(Date.UTC(year, month ?? 12, 0)).toISOString().slice(0, 10);
  return { from: month === undefined ? `${year}-01-01` : `${period}-01`, to: last };
}

const queryOf = ({ period, kind, project }: StatementFilters): StatementQuery => ({
  ...(period === null ? {} : daysOf(period)),
  ...(kind === null ? {} : { kinds: kindsOfGroup(kind) }),
  ...(project === null ? {} : { project: project === 'plan' ? null : Number(project) }),
});

type Reader = Pick<RequestContext<'company'>, 'app' | 'actor' | 'url' | 'now'>;
type Whole = StatementPage & { readonly filters: StatementFilters };

/**
 * Loads all entries of the company's statement that match the filters in the query string, newest first.
 * Files contain all of them.
 */
export async function loadWholeStatement({ app, actor, url }: Reader): Promise<Whole> {
  const filters = statementFilters(url.searchParams);
  const companyId = actor.role === 'company' ? actor.companyId : 0;
  return { ...(await app.money.statementOf(actor, { companyId }, queryOf(filters))), filters };
}

/** Loads one page of the company's statement, filtered by the query string. */
export async function loadStatement({ app, actor, url, now }: Reader) {
  const companyId = actor.role === 'company' ? actor.companyId : 0;
  const filters = statementFilters(url.searchParams);
  const pageText = url.searchParams.get('page') ?? '';
  const requestedPage = /^[1-9]\d{0,5}$/.test(pageText) ? Number(pageText) : 1;
  const { firstOn, ...found } = await app.money.statementOf(
    actor,
    { companyId },
    { ...queryOf(filters), limit: onePage, offset: (requestedPage - 1) * onePage },
  );
  const pages = Math.ceil(found.count / onePage);
  return {
    ...found,
    filters,
    page: Math.max(1, Math.min(requestedPage, pages)),
    pages,
    periods: firstOn === null ? [] : periodsFrom(firstOn, businessDate(now)),
  };
}

/** Maximum number of months in the filter; older ones are selected by year. */
const MAX_MONTHS = 12;

/** Returns the last months with entries, newest first, then the years. */
function periodsFrom(firstOn: string, today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const months = Array.from({ length: MAX_MONTHS }, (_, n) =>
    new Date(Date.UTC(year, month - 1 - n, 1)).toISOString().slice(0, 7),
  ).filter((one) => one >= firstOn.slice(0, 7));
  const first = Number(firstOn.slice(0, 4));
  return [...months, ...Array.from({ length: year - first + 1 }, (_, n) => String(year - n))];
}
