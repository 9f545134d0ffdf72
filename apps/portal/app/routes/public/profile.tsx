import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { NoProfile } from '../../profile/NoProfile';
import { Profile } from '../../profile/Profile';
import { personData } from '../../profile/personData';
import { loadProfile } from '../../profile/profile.server';
import { JsonLd } from '../../seo/JsonLd';
import { pageMeta, unlisted } from '../../seo/pageMeta';
import { Public } from '../../shell';

export const handle: RouteHandle = { title: 'profile:pageTitle', i18n: ['profile', 'options', 'search'] };

export const loader = page('public', loadProfile);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data?.about ? pageMeta(data.about) : unlisted;

/** Public profile of a creator: `/c/:id/:name`. */
export default function CreatorPage() {
  const { shown } = useLoaderData<typeof loader>();
  return (
    <Public>
      {shown ? (
        <>
          <JsonLd data={personData(shown)} />
          <Profile shown={shown} />
        </>
      ) : (
        <NoProfile />
      )}
    </Public>
  );
}
