import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '../../../adapters/requestContext.server';
import { creatorPage } from '../../../creator/page.server';
import { i18nOf } from '../../../i18n/translate.server';
import { download } from '../../../money/download.server';
import { payableStatement } from '../../../money/payable.server';

const load = creatorPage(payableStatement);

/** Returns the creator's statement as PDF; 404 for staff. */
export async function loader(args: LoaderFunctionArgs) {
  const file = await load(args);
  if (!file) throw notFound();
  const { locale } = args.context;
  const name = i18nOf(locale).getFixedT(locale, 'shared')('historic.statement');
  return download(file, { name: `${name}.pdf`, mime: 'application/pdf' });
}
