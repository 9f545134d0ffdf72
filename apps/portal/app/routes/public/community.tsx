import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../adapters/page.server';
import { Listing } from '../../content/Listing';
import type { RouteHandle } from '../../handle';
import { Offer } from '../../plans/Offer';
import { loadCommunity } from '../../plans/plans.server';
import { aboutMeta } from '../../seo/pageMeta';

export const handle: RouteHandle = { title: 'plans:community.title', i18n: ['plans'] };
export const loader = page('public', loadCommunity);
export const meta = aboutMeta;

/** What the community is going to be, and who will be let in. */
export default function Community() {
  const { t } = useTranslation('plans');
  const { about, own } = useLoaderData<typeof loader>();
  return (
    <Listing title={t('community.title')} subtitle={about.description}>
      <Offer own={own} />
    </Listing>
  );
}
