import { businessDate } from '@elenco/brazil';
import { shownState } from '@elenco/core/hiring';
import { type Cell, csvOf, sum } from '@elenco/core/kit';
import { type Actor, companies, taxDocument } from '@elenco/core/people';
import { statementPdf } from '../../server/documents';
import type { RequestContext } from '../adapters/requestContext.server';
import { stateKey } from '../briefing/ProjectState';
import { i18nOf } from '../i18n/translate.server';
import { isOfElenco } from './entries';
import type { Historic } from './historic.server';
import { projectAmounts } from './projectAmounts';

type CompanyContext = RequestContext<'company'> & { readonly actor: Extract<Actor, { role: 'company' }> };

const wordsOf = (locale: RequestContext['locale']) =>
  i18nOf(locale).getFixedT(locale, ['shared', 'portal', 'resources']);

/** Returns the filtered statement as CSV, newest first. */
export function statementCsv({ entries }: Historic, locale: RequestContext['locale']): string {
  const t = wordsOf(locale);
  const heads = [
    'day',
    'entry',
    'project',
    'contract',
    'currency',
    'amount',
    'dueAfter',
    'heldAfter',
  ] as const;
  const rows = entries.map((row): Cell[] => [
    { day: row.on },
    t(`historic.kinds.${row.kind}`),
    isOfElenco(row) ? t('historic.ofElenco') : row.title,
    String(row.contractId ?? ''),
    row.currency,
    { cents: row.amountCents },
    { cents: row.dueCents },
    { cents: row.heldCents },
  ]);
  return csvOf([heads.map((head) => t(`historic.${head}`)), ...rows], locale);
}

/** Returns the projects with what was contracted and where it is as CSV. */
export function projectsCsv(
  { projects }: Historic,
  { locale, now }: Pick<RequestContext, 'locale' | 'now'>,
): string {
  const t = wordsOf(locale);
  const today = businessDate(now);
  const heads = ['project', 'state', 'creators', 'currency'] as const;
  const rows = projects.map((row): Cell[] => [
    row.title,
    t(stateKey(shownState(row, today))),
    row.faces.map(({ name }) => name).join(', '),
    row.currency,
    ...projectAmounts.map((key) =>
      row.contractedCents === 0 ? null : { cents: row[`${key}Cents` as const] },
    ),
  ]);
  return csvOf(
    [
      [
        ...heads.map((head) => t(`historic.${head}`)),
        ...projectAmounts.map((key) => t(`historic.columns.${key}`)),
      ],
      ...rows,
    ],
    locale,
  );
}

/**
 * Returns the statement of money held for the company in one currency, for the requested month or from the
 * first entry to today.
 */
export async function heldStatement(historic: Historic, { app, actor, locale, now, url }: CompanyContext) {
  const t = wordsOf(locale);
  const asked = url.searchParams.get('currency');
  const currency = historic.totals.find((one) => one.currency === asked)?.currency ?? 'BRL';
  const { tradeName, ...company } = await app.get(companies, actor, actor.companyId);
  const entries = historic.entries.filter((row) => row.currency === currency).toReversed();
  const today = businessDate(now);
  const { month } = historic;
  return statementPdf({
    holder: {
      name: tradeName,
      document: `${taxDocument(company)} · ${t('historic.heldAccount', { currency })}`,
    },
    currency,
    from: month ? `${month}-01` : (entries[0]?.on ?? today),
    to: month ? lastDayOf(month) : today,
    madeAt: now,
    openingCents: historic.openings.find((row) => row.currency === currency)?.heldCents ?? 0,
    rows: entries
      .filter(({ keptCents }) => keptCents !== 0)
      .map(({ on, kind, contractId, keptCents }) => ({ on, kind, contractId, amountCents: keptCents })),
    lateFeeCents: lateFeesOf(entries),
    locale,
  });
}

/** What was paid as fine and interest, which is never held. */
const lateFeesOf = (entries: Historic['entries']): number =>
  sum(
    entries.map(({ kind, amountCents }) =>
      kind === 'late_fee_kept' ? amountCents : kind === 'late_fee_released' ? -amountCents : 0,
    ),
  );

/** @param month `YYYY-MM` */
function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
