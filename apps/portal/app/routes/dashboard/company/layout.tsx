import { useLoaderData } from '@remix-run/react';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { BrandArea } from '../../../shell/BrandArea';
import { loadBrandFrame } from '../../../shell/brandFrame.server';

export const handle: RouteHandle = { title: 'company:home.title', i18n: ['company', 'options', 'resources'] };

export const loader = page('company', loadBrandFrame);

/** The frame of all brand pages. */
export default function CompanyArea() {
  return <BrandArea {...useLoaderData<typeof loader>()} />;
}
