import Icon from '@mui/icons-material/FlagOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'board-reports';
export const address = '/community';
export const recordAddress = '/community/:id';
export const list = screen(() => import('./ReportList'), 'ReportList');
export const sort = ['createdAt', 'ASC'] as const;
export const show = screen(() => import('./ReportShow'), 'ReportShow');
export const menu: MenuEntry = {
  group: 'people',
  icon: Icon,
  label: 'community.menu',
  waits: true,
};
