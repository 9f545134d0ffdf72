import { Outlet, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { page, staffOnly } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { BrandArea, BrandAreaError } from '../../../shell/BrandArea';
import { loadBrandFrame } from '../../../shell/brandFrame.server';
import { Oops } from '../../../shell/Oops';

export const handle: RouteHandle = { title: 'company:home.title', i18n: ['company', 'options', 'resources'] };

/**
 * Checks access itself, since the loader of the frame would redirect a brand to its settings instead of
 * showing a 404.
 */
export const loader = staffOnly(page('company', loadBrandFrame));

/** The frame of brand pages for staff. */
export default function BrandAreaForStaff() {
  return (
    <BrandArea frame={useLoaderData<typeof loader>()}>
      <Outlet />
    </BrandArea>
  );
}

/** Renders no frame, since the frame itself failed. */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>('routes/dashboard/admin/layout');
  return frame ? <BrandAreaError frame={frame} /> : <Oops />;
}
