import Icon from '@mui/icons-material/FlagOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'board-reports';
export const { address, recordAddress, sort } = places['board-reports'];
export const list = screen(() => import('./ReportList'), 'ReportList');
export const show = screen(() => import('./ReportShow'), 'ReportShow');
export const menu: MenuEntry = {
  group: 'support',
  icon: Icon,
};
