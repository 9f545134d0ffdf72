import Icon from '@mui/icons-material/ForumOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'conversation-readings';
export const address = '/conversation-readings';
export const recordAddress = '/conversation-readings/:id';
export const list = screen(() => import('./ReadingList'), 'ReadingList');
export const sort = ['createdAt', 'DESC'] as const;
export const show = screen(() => import('./ReadingShow'), 'ReadingShow');
export const menu: MenuEntry = {
  group: 'people',
  icon: Icon,
  label: 'readings.menu',
};
