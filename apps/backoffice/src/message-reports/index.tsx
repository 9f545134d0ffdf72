import Icon from '@mui/icons-material/ReportOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'message-reports';
export const { address, recordAddress, sort } = places['message-reports'];
export const list = screen(() => import('./MessageReportList'), 'MessageReportList');
export const show = screen(() => import('./MessageReportShow'), 'MessageReportShow');
export const menu: MenuEntry = {
  group: 'support',
  icon: Icon,
};
