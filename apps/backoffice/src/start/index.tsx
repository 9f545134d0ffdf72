import Icon from '@mui/icons-material/TodayOutlined';
import { type MenuEntry, screen } from '../part';

/**
 * The screen requires read access to this resource, which all staff have. Their duties determine the screen's
 * panels.
 */
export const resource = 'briefings';
export const address = '/start';
export const screens = [{ path: '/start', screen: screen(() => import('./Start'), 'Start') }];
export const menu: MenuEntry = { group: 'today', icon: Icon, label: 'start.title' };
