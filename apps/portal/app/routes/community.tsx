import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../adapters/page.server';
import { Listing } from '../content/Listing';
import type { RouteHandle } from '../handle';
import { translator } from '../i18n/translate.server';
import { Offer } from '../plans/Offer';
import { aboutPage } from '../seo/about.server';
import { aboutMeta } from '../seo/pageMeta';

export const handle: RouteHandle = { title: 'plans:community.title', i18n: ['plans'] };
export const loader = page('public', async (visit) => {
  const t = translator(visit.locale);
  const [title, description] = [t('community.title', { ns: 'plans' }), t('community.lead', { ns: 'plans' })];
  return { about: aboutPage(visit, { title, description }) };
});
export const meta = aboutMeta;

/** What the community is going to be, and who will be let in. */
export default function Community() {
  const { t } = useTranslation('plans');
  const { about } = useLoaderData<typeof loader>();
  return (
    <Listing title={t('community.title')} lead={about.description}>
      <Offer />
    </Listing>
  );
}
