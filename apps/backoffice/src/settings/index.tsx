import { owners } from '@elenco/core/people';
import Icon from '@mui/icons-material/TuneOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'settings';
export const { address, sort } = places.settings;
export const list = screen(() => import('./SettingList'), 'SettingList');
export const screens = [
  { path: '/settings/platform', screen: screen(() => import('./Platform'), 'Platform'), rule: owners },
];
export const menu: MenuEntry = { group: 'system', icon: Icon };
