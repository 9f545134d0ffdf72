import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../adapters/page.server';
import { Entry } from '../../content/Entry';
import { loadPreview } from '../../content/preview.server';
import type { RouteHandle } from '../../handle';
import { unlisted } from '../../seo/pageMeta';
import { Public } from '../../shell';
import { Alert } from '../../ui';

export const handle: RouteHandle = { title: 'content:entry', i18n: ['content'] };
export const loader = page('public', loadPreview);
export const meta = () => unlisted;

/** Preview of a draft, for editors. */
export default function Preview() {
  const { t } = useTranslation('content');
  const { title, subtitle, picture, above, text } = useLoaderData<typeof loader>();
  return (
    <Public>
      <Alert tone="warning" title={t('preview.title')}>
        {t('preview.text')}
      </Alert>
      <Entry title={title} subtitle={subtitle} picture={picture} text={text} above={above} />
    </Public>
  );
}
