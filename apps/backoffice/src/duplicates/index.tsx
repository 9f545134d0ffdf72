import { mayMerge } from '@elenco/core/operations';
import Icon from '@mui/icons-material/MergeOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'users';
export const address = '/doubles';
export const screens = [
  { path: '/doubles', screen: screen(() => import('./Duplicates'), 'Duplicates'), rule: mayMerge },
  { path: '/doubles/compare', screen: screen(() => import('./Compare'), 'Compare'), rule: mayMerge },
];
export const menu: MenuEntry = { group: 'people', icon: Icon, label: 'duplicates.title', rule: mayMerge };
