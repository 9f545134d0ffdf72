import { useLoaderData } from '@remix-run/react';
import { page } from '../../../../adapters/page.server';
import { CampaignList } from '../../../../campaign/CampaignList';
import { loadCampaigns } from '../../../../campaign/list.server';
import type { RouteHandle } from '../../../../handle';

export const handle: RouteHandle = {
  title: 'campaigns:title',
  i18n: ['campaigns', 'search', 'resources', 'options'],
};

export const loader = page('company', loadCampaigns);

export default function Campaigns() {
  return <CampaignList data={useLoaderData<typeof loader>()} />;
}
