import { useLoaderData } from '@remix-run/react';
import { page } from '../../../../adapters/page.server';
import { OneCampaign } from '../../../../campaign/OneCampaign';
import { campaignActions, loadCampaign } from '../../../../campaign/one.server';
import type { RouteHandle } from '../../../../handle';

export const handle: RouteHandle = {
  title: 'campaigns:one',
  i18n: ['campaigns', 'search', 'resources', 'options', 'problems'],
};

export const loader = page('company', loadCampaign);
export const action = campaignActions;

export default function Campaign() {
  return <OneCampaign data={useLoaderData<typeof loader>()} />;
}
