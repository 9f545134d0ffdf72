import { businessDate } from '@elenco/brazil';
import { shownState } from '@elenco/core/hiring';
import { type Cell, Currency } from '@elenco/core/kit';
import { type Actor, companies, taxDocument } from '@elenco/core/people';
import { companyStatementPdf } from '../../server/documents';
import type { RequestContext } from '../adapters/requestContext.server';
import { stateKey } from '../briefing/ProjectState';
import { formats } from '../i18n/format';
import { i18nOf } from '../i18n/translate.server';
import { creatorsText } from './creatorsText';
import type { Historic } from './historic.server';
import { isOfPlatform } from './isOfPlatform';
import { formatHeldAndFee } from './paidParts';
import { projectAmounts } from './projectAmounts';
import { daysOf, type loadWholeStatement } from './statement.server';

type CompanyContext = RequestContext<'company'> & { readonly actor: Extract<Actor, { role: 'company' }> };

const wordsOf = (locale: RequestContext['locale']) =>
  i18nOf(locale).getFixedT(locale, ['shared', 'portal', 'resources']);

type Locale = RequestContext['locale'];
type Whole = Awaited<ReturnType<typeof loadWholeStatement>>;

/** Returns the file name of a statement, including its period. */
export function statementName({ filters: { period } }: Whole, locale: Locale): string {
  const name = wordsOf(locale)('historic.statement');
  return period ? `${name} ${period}` : name;
}

/** Returns the filtered statement as a table, newest entry first. */
export function statementTable({ lines }: Whole, locale: Locale): Cell[][] {
  const t = wordsOf(locale);
  const heads = [
    'day',
    'entry',
    'project',
    'contract',
    'creator',
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
    creatorsText(row, (count) => t('historic.creatorCount', { count })),
    row.currency,
    row.amountCents === 0 ? '' : t(row.amountCents > 0 ? 'historic.credit' : 'historic.debit'),
    { cents: row.amountCents },
    { cents: row.dueCents },
    { cents: row.heldCents },
    { cents: row.refundableCents },
  ]);
  return [heads.map((head) => t(`historic.${head}`)), ...rows];
}

/** Returns the projects as a table with the amounts in `projectAmounts`. */
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
 * Returns the filtered statement in one currency as PDF, with the entries and totals that the page shows.
 * Balances include every entry, even if a filter hides some. The total of the shown entries is at the end.
 */
export async function companyStatement(
  { lines, openings, totals, filters: { period, kind, project } }: Whole,
  { app, actor, locale, now, url }: CompanyContext,
) {
  const t = wordsOf(locale);
  const { money } = formats(locale);
  const currency = Currency.safeParse(url.searchParams.get('currency')).data ?? 'BRL';
  const { tradeName, ...company } = await app.get(companies, actor, actor.companyId);
  const own = lines.filter((row) => row.currency === currency).toReversed();
  const today = businessDate(now);
  const filtered = [
    kind && t(`historic.kindGroups.${kind}`),
    project === 'plan' ? t('historic.ofElenco') : project && (own[0]?.title ?? ''),
  ].filter(Boolean);
  const opening = filtered.length > 0 ? undefined : openings.find((row) => row.currency === currency);
  const isFiltered = filtered.length > 0 || period !== null;
  return companyStatementPdf({
    title: t('historic.statement'),
    holder: { name: tradeName, document: [taxDocument(company), currency, ...filtered].join(' · ') },
    currency,
    ...(period ? daysOf(period) : { from: own[0]?.on ?? today, to: today }),
    madeAt: now,
    heads: {
      day: t('historic.day'),
      entry: t('historic.entry'),
      amount: t('historic.amount'),
      due: t('historic.dueAfter'),
      held: t('historic.heldAfter'),
      refundable: t('historic.refundableAfter'),
    },
    opening: opening ? { name: t('historic.opening'), ...opening } : null,
    rows: own.map((row) => ({
      ...row,
      entry: t(`historic.kinds.${row.kind}`),
      under: isOfPlatform(row)
        ? t('historic.ofElenco')
        : [
            row.title,
            creatorsText(row, (count) => t('historic.creatorCount', { count })),
            t(`historic.explain.${row.kind}`, formatHeldAndFee(row, money)),
          ]
            .filter(Boolean)
            .join(' · '),
    })),
    total: isFiltered
      ? {
          name: t('historic.filterTotal'),
          cents: totals.find((row) => row.currency === currency)?.amountCents ?? 0,
        }
      : null,
    empty: t('historic.noEntries'),
    locale,
  });
}
