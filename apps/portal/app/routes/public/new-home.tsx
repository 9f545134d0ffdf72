import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { RouteHandle } from '../../handle';
import { loadNewHome } from '../../home/drafts.server';
import { Sections } from '../../home/Sections';
import { unlisted } from '../../seo/pageMeta';
import { Public } from '../../shell';
import { Alert } from '../../ui';

export const handle: RouteHandle = { title: 'content:preview.home', i18n: ['home', 'content'] };
export const loader = loadNewHome;
export const meta = () => unlisted;

/** The home page with draft contents, for editors. */
export default function NewHome() {
  const { t } = useTranslation('content');
  return (
    <Public>
      <Alert tone="warning" title={t('preview.home')}>
        {t('preview.homeText')}
      </Alert>
      <Sections {...useLoaderData<typeof loader>()} />
    </Public>
  );
}
