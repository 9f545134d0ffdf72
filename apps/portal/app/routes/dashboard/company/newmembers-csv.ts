import { page } from '../../../adapters/page.server';
import { i18nOf } from '../../../i18n/translate.server';
import { download } from '../../../money/download.server';
import { sampleOf } from '../../../team/newMembers.server';

/** Sample file of people to invite. */
export const loader = page('company', async ({ locale }) =>
  download(sampleOf(locale), {
    name: i18nOf(locale).getFixedT(locale, 'team')('file.sampleName'),
    mime: 'text/csv; charset=utf-8',
  }),
);
