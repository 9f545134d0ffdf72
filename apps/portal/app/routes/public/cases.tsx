import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../adapters/page.server';
import { Cards } from '../../content/Cards';
import { Listing } from '../../content/Listing';
import { loadCases } from '../../content/pages.server';
import type { RouteHandle } from '../../handle';
import { aboutMeta } from '../../seo/pageMeta';
import { EmptyState } from '../../ui';

export const handle: RouteHandle = { title: 'content:cases.title', i18n: ['content'] };
export const loader = page('public', loadCases);
export const meta = aboutMeta;

export default function Cases() {
  const { t } = useTranslation('content');
  const { cases } = useLoaderData<typeof loader>();
  return (
    <Listing title={t('cases.title')} subtitle={t('cases.subtitle')}>
      {cases.length === 0 && <EmptyState title={t('cases.empty')} text={t('cases.emptyText')} />}
      <Cards
        cards={cases.map((one, place) => ({
          ...one,
          to: `/cases/${one.slug}`,
          first: place < 3,
          above: one.brand,
          below: one.result,
        }))}
      />
    </Listing>
  );
}
