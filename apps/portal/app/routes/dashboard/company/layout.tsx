import { Outlet, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { BrandArea, BrandAreaError } from '../../../shell/BrandArea';
import { loadBrandFrame } from '../../../shell/brandFrame.server';
import { Oops } from '../../../shell/Oops';

export const handle: RouteHandle = { title: 'company:home.title', i18n: ['company', 'options', 'resources'] };

export const loader = page('company', loadBrandFrame);

/** The frame of all brand pages. */
export default function CompanyArea() {
  return (
    <BrandArea frame={useLoaderData<typeof loader>()}>
      <Outlet />
    </BrandArea>
  );
}

/** Renders no frame, since the frame itself failed. */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>('routes/dashboard/company/layout');
  return frame ? <BrandAreaError frame={frame} /> : <Oops />;
}
