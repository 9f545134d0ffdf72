import { csvOf } from '@elenco/core/kit';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '../../../adapters/requestContext.server';
import { loadFinance } from '../../../creator/money/finance.server';
import { paymentsTable } from '../../../creator/money/table.server';
import { creatorPage } from '../../../creator/page.server';

const load = creatorPage(loadFinance);

/** Returns the creator's payments as CSV, filtered like the page. */
export async function loader(args: LoaderFunctionArgs) {
  const finance = await load(args);
  if (!finance) throw notFound();
  const { locale } = args.context;
  return new Response(csvOf(paymentsTable(finance.payments, finance.paidBack, locale), locale), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="elenco-financeiro.csv"',
    },
  });
}
