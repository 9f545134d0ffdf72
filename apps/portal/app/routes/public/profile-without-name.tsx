import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { NoProfile } from '../../profile/NoProfile';
import { loadProfile } from '../../profile/profile.server';
import { unlisted } from '../../seo/pageMeta';
import { Public } from '../../shell';

export const handle: RouteHandle = { title: 'profile:pageTitle', i18n: ['profile'] };

export const meta = () => unlisted;

/** A profile's address without the name leads on to the whole one; what is left to show is that there is none. */
export const loader = page('public', loadProfile);

export default function NamelessProfile() {
  return (
    <Public>
      <NoProfile />
    </Public>
  );
}
