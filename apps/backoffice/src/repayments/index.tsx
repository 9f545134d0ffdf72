import Icon from '@mui/icons-material/ReplayOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'repayments';
export const address = '/finance/repayments';
export const recordAddress = '/finance/repayments/:id';
export const list = screen(() => import('./RepaymentList'), 'RepaymentList');
export const sort = ['id', 'DESC'] as const;
export const show = screen(() => import('./RepaymentShow'), 'RepaymentShow');
export const menu: MenuEntry = {
  group: 'money',
  icon: Icon,
};
