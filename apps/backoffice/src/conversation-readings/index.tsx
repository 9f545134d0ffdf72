import Icon from '@mui/icons-material/ForumOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'conversation-readings';
export const { address, recordAddress, sort } = places['conversation-readings'];
export const list = screen(() => import('./ReadingList'), 'ReadingList');
export const show = screen(() => import('./ReadingShow'), 'ReadingShow');
export const menu: MenuEntry = {
  group: 'support',
  icon: Icon,
  within: 'message-reports',
};
