import { page } from '../../../adapters/page.server';
import { notFound } from '../../../adapters/requestContext.server';
import { i18nOf } from '../../../i18n/translate.server';
import { download } from '../../../money/download.server';
import { heldStatement } from '../../../money/files.server';
import { loadHistoric } from '../../../money/historic.server';

/** The statement as PDF, filtered like the page. */
export const loader = page('company', async (ctx) => {
  const historic = await loadHistoric(ctx);
  const { actor, locale } = ctx;
  if (!historic || actor.role !== 'company') throw notFound();
  const t = i18nOf(locale).getFixedT(locale, 'shared');
  return download(await heldStatement(historic, { ...ctx, actor }), {
    name: `${t('historic.statement')}${historic.month ? ` ${historic.month}` : ''}.pdf`,
    mime: 'application/pdf',
  });
});
