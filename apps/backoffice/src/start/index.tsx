import Icon from '@mui/icons-material/TodayOutlined';
import { type MenuEntry, screen } from '../part';

/** Access rule: all staff may read briefings; their duties decide which panels they see. */
export const resource = 'briefings';
export const address = '/start';
export const screens = [{ path: '/start', screen: screen(() => import('./Start'), 'Start') }];
export const menu: MenuEntry = { group: 'today', icon: Icon, label: 'start.title' };
