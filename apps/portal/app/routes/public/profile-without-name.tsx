import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { NoProfile } from '../../profile/NoProfile';
import { loadProfile } from '../../profile/profile.server';
import { unlisted } from '../../seo/pageMeta';
import { Public } from '../../shell';

export const handle: RouteHandle = { title: 'profile:pageTitle', i18n: ['profile'] };

export const meta = () => unlisted;

/**
 * URL of a profile without the name. It redirects to the full URL, so only a missing profile is rendered
 * here.
 */
export const loader = page('public', loadProfile);

export default function NamelessProfile() {
  return (
    <Public>
      <NoProfile />
    </Public>
  );
}
