import { useLoaderData } from '@remix-run/react';
import { page } from '../../../../adapters/page.server';
import { CampaignList } from '../../../../campaign/CampaignList';
import { loadCompanyCampaigns } from '../../../../campaign/list.server';
import type { RouteHandle } from '../../../../handle';

export const handle: RouteHandle = {
  title: 'campaigns:of',
  i18n: ['campaigns', 'search', 'resources', 'options'],
};

export const loader = page('company', loadCompanyCampaigns);

export default function CompanyCampaigns() {
  return <CampaignList data={useLoaderData<typeof loader>()} />;
}
