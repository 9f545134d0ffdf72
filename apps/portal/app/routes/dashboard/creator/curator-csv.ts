import { notFound } from '../../../adapters/requestContext.server';
import { curatorCsv } from '../../../creator/curator.server';
import { creatorPage } from '../../../creator/page.server';
import { i18nOf } from '../../../i18n/translate.server';
import { download } from '../../../money/download.server';

const file = creatorPage(async (ctx) =>
  download(await curatorCsv(ctx), {
    name: `${i18nOf(ctx.locale).getFixedT(ctx.locale, 'team')('curator.list')}.csv`,
    mime: 'text/csv; charset=utf-8',
  }),
);

/**
 * The creators who signed up with this creator's curator code, as CSV. Responds to staff with 404, because
 * they have no code.
 */
export const loader: typeof file = async (args) => {
  const answer = await file(args);
  if (!answer) throw notFound();
  return answer;
};
