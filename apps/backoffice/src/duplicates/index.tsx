import { mergers } from '@elenco/core/operations';
import Icon from '@mui/icons-material/MergeOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'users';
export const address = '/doubles';
export const screens = [
  { path: '/doubles', screen: screen(() => import('./Duplicates'), 'Duplicates'), rule: mergers },
  { path: '/doubles/compare', screen: screen(() => import('./Compare'), 'Compare'), rule: mergers },
];
export const menu: MenuEntry = { group: 'people', icon: Icon, label: 'duplicates.title', rule: mergers };
