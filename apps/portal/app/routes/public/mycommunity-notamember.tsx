import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../adapters/page.server';
import { Listing } from '../../content/Listing';
import type { RouteHandle } from '../../handle';
import { Offer } from '../../plans/Offer';
import { loadNotAMember } from '../../plans/plans.server';

export const handle: RouteHandle = { title: 'plans:community.notMember', i18n: ['plans'] };
export const loader = page('company', loadNotAMember);

/** Page for a brand that is not in the community: its advantages, and the way to join. */
export default function NotAMember() {
  const { t } = useTranslation('plans');
  const { own } = useLoaderData<typeof loader>();
  return (
    <Listing title={t('community.notMember')} subtitle={t('community.subtitle')}>
      <Offer own={own} />
    </Listing>
  );
}
