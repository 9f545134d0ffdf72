import { areaPath } from '@elenco/core/people';
import { redirect } from '@remix-run/node';
import { page } from '../../../../adapters/page.server';

/** Redirects search URLs without an area to those of the user's area (docs/spec/addresses.md#search). */
export const loader = page('company', async ({ actor, params, url }) => {
  const area = actor.role === 'admin' ? 'admin' : 'company';
  const rest = (params['*'] ?? '').split('/').filter(Boolean).map(encodeURIComponent).join('/');
  throw redirect(`${areaPath[area]}/search/${rest}${url.search}`);
});
