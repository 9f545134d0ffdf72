import { businessDate } from '@elenco/brazil';
import type { StatementLine } from '@elenco/core/finance';
import { shownState } from '@elenco/core/hiring';
import { type Cell, Currency, sum } from '@elenco/core/kit';
import { type Actor, companies, taxDocument } from '@elenco/core/people';
import { statementPdf } from '../../server/documents';
import type { RequestContext } from '../adapters/requestContext.server';
import { stateKey } from '../briefing/ProjectState';
import { i18nOf } from '../i18n/translate.server';
import type { Historic } from './historic.server';
import { isOfPlatform } from './isOfPlatform';
import { projectAmounts } from './projectAmounts';
import { daysOf, type loadWholeStatement } from './statement.server';

type CompanyContext = RequestContext<'company'> & { readonly actor: Extract<Actor, { role: 'company' }> };

const wordsOf = (locale: RequestContext['locale']) =>
  i18nOf(locale).getFixedT(locale, ['shared', 'portal', 'resources']);

type Locale = RequestContext['locale'];
type Whole = Awaited<ReturnType<typeof loadWholeStatement>>;

/** Returns the name of a statement's file, with its period. */
export function statementName({ filters: { period } }: Whole, locale: Locale): string {
  const name = wordsOf(locale)('historic.statement');
  return period ? `${name} ${period}` : name;
}

/** Returns the header and the lines of the filtered statement, newest first. */
export function statementTable({ lines }: Whole, locale: Locale): Cell[][] {
  const t = wordsOf(locale);
  const heads = [
    'day',
    'entry',
    'project',
    'contract',
    'currency',
    'side',
    'amount',
    'dueAfter',
    'heldAfter',
    'refundableAfter',
  ] as const;
  const rows = lines.map((row): Cell[] => [
    { day: row.on },
    t(`historic.kinds.${row.kind}`),
    isOfPlatform(row) ? t('historic.ofElenco') : row.title,
    String(row.contractId ?? ''),
    row.currency,
    row.amountCents === 0 ? '' : t(row.amountCents > 0 ? 'historic.credit' : 'historic.debit'),
    { cents: row.amountCents },
    { cents: row.dueCents },
    { cents: row.heldCents },
    { cents: row.refundableCents },
  ]);
  return [heads.map((head) => t(`historic.${head}`)), ...rows];
}

/** Returns the projects with what was contracted and where it is. */
export function projectsTable(
  { projects }: Historic,
  { locale, now }: Pick<RequestContext, 'locale' | 'now'>,
): Cell[][] {
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
  return [
    [
      ...heads.map((head) => t(`historic.${head}`)),
      ...projectAmounts.map((key) => t(`historic.columns.${key}`)),
    ],
    ...rows,
  ];
}

/**
 * Returns the statement of money held for the company in one currency, for a period or from its first line. With
 * a filter by kind or project it lists those lines with their total, since a balance counts every line.
 */
export async function heldStatement(
  { lines, openings, filters: { period, kind, project } }: Whole,
  { app, actor, locale, now, url }: CompanyContext,
) {
  const t = wordsOf(locale);
  const currency = Currency.safeParse(url.searchParams.get('currency')).data ?? 'BRL';
  const { tradeName, ...company } = await app.get(companies, actor, actor.companyId);
  const own = lines.filter((row) => row.currency === currency).toReversed();
  const today = businessDate(now);
  const isFiltered = kind !== null || project !== null;
  const rows = isFiltered
    ? own
    : own.filter(({ keptCents }) => keptCents !== 0).map((row) => ({ ...row, amountCents: row.keptCents }));
  const name = isFiltered
    ? [
        kind && t(`historic.kindGroups.${kind}`),
        project === 'plan' ? t('historic.ofElenco') : project && (own[0]?.title ?? ''),
      ]
        .filter(Boolean)
        .join(', ')
    : t('historic.heldAccount', { currency });
  return statementPdf({
    holder: {
      name: tradeName,
      document: `${taxDocument(company)} · ${name}`,
    },
    currency,
    ...(period ? daysOf(period) : { from: own[0]?.on ?? today, to: today }),
    madeAt: now,
    openingCents: isFiltered ? null : (openings.find((row) => row.currency === currency)?.heldCents ?? 0),
    rows,
    lateFeeCents: isFiltered ? 0 : sum(own.filter(isLateFee).map(({ amountCents }) => amountCents)),
    locale,
  });
}

/** True for what was paid as fine and interest, which is never held, and for its reversal. */
const isLateFee = ({ kind }: StatementLine) => kind === 'late_fee_kept' || kind === 'late_fee_released';
