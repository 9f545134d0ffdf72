import Icon from '@mui/icons-material/TodayOutlined';
import { type MenuEntry, screen } from '../part';

/** Every member of staff reads briefings; what else stands there is by what they are trusted with. */
export const resource = 'briefings';
export const address = '/start';
export const screens = [{ path: '/start', screen: screen(() => import('./Start'), 'Start') }];
export const menu: MenuEntry = { group: 'work', icon: Icon, label: 'start.title' };
