import Icon from '@mui/icons-material/TuneOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'settings';
export const address = '/settings';
export const list = screen(() => import('./SettingList'), 'SettingList');
export const menu: MenuEntry = { group: 'system', icon: Icon };
