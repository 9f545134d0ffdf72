import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../adapters/page.server';
import { aboutPage } from '../content/about';
import { Listing } from '../content/Listing';
import type { RouteHandle } from '../handle';
import { translator } from '../i18n/translate.server';
import { Offer } from '../plans/Offer';

export const handle: RouteHandle = { title: 'plans:community.title', i18n: ['plans'] };
export const loader = page('public', async ({ baseUrl, url, locale }) => ({
  about: {
    description: translator(locale)('community.lead', { ns: 'plans' }),
    canonical: `${baseUrl}${url.pathname}`,
    picture: null,
  },
}));
export const meta: MetaFunction<typeof loader> = ({ data }) => aboutPage(data?.about);

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
