import Icon from '@mui/icons-material/TodayOutlined';
import { type MenuEntry, screen } from '../part';

/**
 * Readers of this resource may open the screen. These are all staff, and their duties determine the panels of
 * the screen.
 */
export const resource = 'briefings';
export const address = '/start';
export const screens = [{ path: '/start', screen: screen(() => import('./Start'), 'Start') }];
export const menu: MenuEntry = { group: 'today', icon: Icon, label: 'start.title' };
