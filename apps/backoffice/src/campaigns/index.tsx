import { screen } from '../part';
import { searchAddress } from '../search/paths';

export const resource = 'briefings';
export const address = '/search/campaigns';
export const screens = [
  { path: '/search/campaigns', screen: screen(() => import('./CampaignList'), 'CampaignList') },
  { path: '/search/projects', screen: screen(() => import('./CampaignList'), 'ProjectList') },
  { path: '/search/campaign/:id', screen: screen(() => import('./CampaignShow'), 'CampaignShow') },
  {
    path: '/search/company/:id/campaigns',
    screen: screen(() => import('./CampaignList'), 'CompanyCampaigns'),
  },
  {
    path: '/search/company/:id/campaigns/:projectId',
    screen: screen(() => import('./CampaignShow'), 'CompanyCampaign'),
  },
];
export const redirects = { '/search/campaign': '/search/campaigns' };
export const marks = searchAddress;
