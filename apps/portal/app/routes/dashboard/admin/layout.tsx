import { useLoaderData } from '@remix-run/react';
import { page, staffOnly } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { BrandArea } from '../../../shell/BrandArea';
import { loadBrandFrame } from '../../../shell/brandFrame.server';

export const handle: RouteHandle = { title: 'company:home.title', i18n: ['company', 'options', 'resources'] };

/** Guards itself: the frame would redirect a brand to its settings instead of showing the page's 404. */
export const loader = staffOnly(page('company', loadBrandFrame));

/** The frame of brand pages for staff. */
export default function BrandAreaForStaff() {
  return <BrandArea {...useLoaderData<typeof loader>()} />;
}
