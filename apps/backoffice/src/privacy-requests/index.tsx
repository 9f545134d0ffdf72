import Icon from '@mui/icons-material/PolicyOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'privacy-requests';
export const address = '/privacy';
export const recordAddress = '/privacy/:id';
export const list = screen(() => import('./PrivacyList'), 'PrivacyList');
export const sort = ['dueOn', 'ASC'] as const;
export const show = screen(() => import('./PrivacyShow'), 'PrivacyShow');
export const menu: MenuEntry = {
  group: 'people',
  icon: Icon,
  waits: true,
};
