import { bankReturnRule } from '@elenco/core/finance';
import Icon from '@mui/icons-material/PaymentsOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'payouts';
export const { address, recordAddress, sort } = places.payouts;
export const list = screen(() => import('./PayoutList'), 'PayoutList');
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
};
