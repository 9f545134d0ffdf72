import { useLoaderData } from '@remix-run/react';
import { page, staffOnly } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { BrandArea } from '../../../shell/BrandArea';
import { loadBrandFrame } from '../../../shell/brandFrame.server';

export const handle: RouteHandle = { title: 'company:home.title', i18n: ['company', 'options', 'resources'] };

/** Refuses by itself: a brand that the frame sent on to its settings would not get the page's 404. */
export const loader = staffOnly(page('company', loadBrandFrame));

/** The frame of what staff see of brands. */
export default function BrandAreaForStaff() {
  return <BrandArea {...useLoaderData<typeof loader>()} />;
}
