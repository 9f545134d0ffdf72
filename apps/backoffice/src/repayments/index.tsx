import Icon from '@mui/icons-material/ReplayOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'repayments';
export const { address, recordAddress, sort } = places.repayments;
export const list = screen(() => import('./RepaymentList'), 'RepaymentList');
export const show = screen(() => import('./RepaymentShow'), 'RepaymentShow');
export const menu: MenuEntry = {
  group: 'money',
  icon: Icon,
};
