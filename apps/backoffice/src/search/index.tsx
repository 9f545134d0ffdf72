import Icon from '@mui/icons-material/PersonSearchOutlined';
import { type MenuEntry, screen } from '../part';
import { searchAddress } from './paths';

export const resource = 'creators';
export const address = searchAddress;
export const screens = [
  { path: '/search', screen: screen(() => import('./SearchScreen'), 'SearchScreen') },
  {
    path: '/search/creator-profile/:id/:plataform?',
    screen: screen(() => import('./ProfileShow'), 'ProfileShow'),
  },
  { path: '/search/compare', screen: screen(() => import('./CompareScreen'), 'CompareScreen') },
];
export const redirects = { '/search/*': searchAddress };
export const menu: MenuEntry = { group: 'work', icon: Icon, label: 'search.title' };
