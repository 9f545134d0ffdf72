import Icon from '@mui/icons-material/ReportOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'message-reports';
export const address = '/message-reports';
export const recordAddress = '/message-reports/:id';
export const list = screen(() => import('./MessageReportList'), 'MessageReportList');
export const sort = ['createdAt', 'DESC'] as const;
export const show = screen(() => import('./MessageReportShow'), 'MessageReportShow');
export const menu: MenuEntry = {
  group: 'people',
  icon: Icon,
  label: 'reach.reportsMenu',
  waits: true,
};
