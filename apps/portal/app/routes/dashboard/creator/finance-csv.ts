import { csvOf, sum } from '@elenco/core/kit';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '../../../adapters/requestContext.server';
import { loadFinance } from '../../../creator/money/finance.server';
import { creatorPage } from '../../../creator/page.server';
import { i18nOf } from '../../../i18n/translate.server';

const load = creatorPage(loadFinance);

/** Returns the creator's payments as CSV, filtered like the page. */
export async function loader(args: LoaderFunctionArgs) {
  const finance = await load(args);
  if (!finance) throw notFound();
  const { locale } = args.context;
  const t = i18nOf(locale).getFixedT(locale, ['creator', 'options', 'shared']);
  const head = ['project', 'state', 'gross', 'taxes', 'deducted', 'net', 'day'] as const;
  const rows = finance.payments.map((row) => [
    row.part ? t('finance.part', { title: row.title, ...row.part }) : row.title,
    row.state ? t(`options:payment.${row.state.status}`) : t('options:payment.cancelled'),
    { cents: row.grossCents },
    { cents: sum(row.withholdings.map((tax) => tax.amountCents)) },
    { cents: row.deductedCents },
    row.netCents === null ? null : { cents: row.netCents },
    { day: row.state?.on ?? null },
    row.currency,
  ]);
  const titles = [...head.map((key) => t(`finance.${key}`)), t('shared:historic.currency')];
  return new Response(csvOf([titles, ...rows], locale), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="elenco-financeiro.csv"',
    },
  });
}
