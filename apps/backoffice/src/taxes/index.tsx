import { bookkeepers } from '@elenco/core/finance';
import Icon from '@mui/icons-material/PercentOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'payouts';
export const address = '/finance/taxes';
export const screens = [
  { path: '/finance/taxes', screen: screen(() => import('./Taxes'), 'Taxes'), rule: bookkeepers },
];
export const menu: MenuEntry = { group: 'books', icon: Icon, label: 'books.taxes', rule: bookkeepers };
