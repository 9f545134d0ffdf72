import { useLoaderData } from '@remix-run/react';
import { page } from '../../../../adapters/page.server';
import type { RouteHandle } from '../../../../handle';
import { OneProfile } from '../../../../search/OneProfile';
import { loadOne, oneActions } from '../../../../search/one.server';
import { SearchTabs } from '../../../../search/Tabs';

export const handle: RouteHandle = {
  title: 'search:profile.title',
  i18n: ['search', 'problems', 'profile'],
};

export const loader = page('company', loadOne);
export const action = oneActions;

export default function CreatorInSearch() {
  return (
    <>
      <SearchTabs />
      <OneProfile data={useLoaderData<typeof loader>()} />
    </>
  );
}
