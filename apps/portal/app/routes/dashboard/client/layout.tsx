import { useLoaderData } from '@remix-run/react';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { BrandArea } from '../../../shell/BrandArea';
import { loadBrandFrame } from '../../../shell/brandFrame.server';

export const handle: RouteHandle = { title: 'client:home.title', i18n: ['client', 'options', 'resources'] };

export const loader = page('client', loadBrandFrame);

/** The frame of everything that a brand does. */
export default function ClientArea() {
  return <BrandArea {...useLoaderData<typeof loader>()} />;
}
