import { bankReturnRule } from '@elenco/core/payment';
import Icon from '@mui/icons-material/PaymentsOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'payouts';
export const address = '/finance/payouts';
export const recordAddress = '/finance/payouts/:id';
export const list = screen(() => import('./PayoutList'), 'PayoutList');
export const sort = ['dueOn', 'ASC'] as const;
export const show = screen(() => import('./PayoutShow'), 'PayoutShow');
export const screens = [
  {
    path: '/finance/run',
    screen: screen(() => import('./PayoutRun'), 'PayoutRun'),
    rule: bankReturnRule,
    command: 'run.title' as const,
  },
];
export const menu: MenuEntry = {
  group: 'money',
  icon: Icon,
  waits: true,
};
