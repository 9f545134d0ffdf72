import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '../../../adapters/requestContext.server';
import { creatorPage } from '../../../creator/page.server';
import { i18nOf } from '../../../i18n/translate.server';
import { download } from '../../../money/download.server';
import { incomeFile } from '../../../money/income.server';

const load = creatorPage(incomeFile);

/** Returns the creator's income statement of a year or a month as PDF; 404 for staff. */
export async function loader(args: LoaderFunctionArgs) {
  const income = await load(args);
  if (!income) throw notFound();
  const { locale } = args.context;
  const name = i18nOf(locale).getFixedT(locale, 'creator')('finance.income');
  return download(income.file, { name: `${name} ${income.of}.pdf`, mime: 'application/pdf' });
}
