import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../../adapters/page.server';
import type { RouteHandle } from '../../../../handle';
import { Filters, filtersId, totalId } from '../../../../search/Filters';
import { loadSearch, searchActions } from '../../../../search/load.server';
import { sameButQuick } from '../../../../search/quick';
import { Results } from '../../../../search/Results';
import styles from '../../../../search/Results.module.css';
import { SearchHead } from '../../../../search/SearchHead';
import { SearchTabs } from '../../../../search/Tabs';
import { useLiveFilters } from '../../../../search/useLiveFilters';
import { PageHeader } from '../../../../ui';

export const handle: RouteHandle = { title: 'search:title', light: true, i18n: ['search', 'profile'] };

export const loader = page('company', loadSearch);
export const action = searchActions;

/** The quick view loads its own data, so opening it does not reload the search. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => (formMethod === undefined && sameButQuick(currentUrl, nextUrl) ? false : defaultShouldRevalidate);

export default function Search() {
  const { t } = useTranslation('search');
  const data = useLoaderData<typeof loader>();
  const live = useLiveFilters(filtersId, totalId);
  return (
    <>
      {/* A search by sentence has no subtitle, so that its results begin on a phone's first screen. Applying
          filters keeps the subtitle, so that the page does not move. */}
      <PageHeader title={t('title')} subtitle={data.sentence ? undefined : t('subtitle')} />
      <SearchTabs />
      <SearchHead data={data} live={live} />
      <div className={styles.page}>
        <Filters data={data} live={live} />
        <Results data={data} />
      </div>
    </>
  );
}
