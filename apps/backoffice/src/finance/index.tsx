import { bankReturnRule } from '@elenco/core/finance';
import Icon from '@mui/icons-material/AccountBalanceOutlined';
import { type MenuEntry, screen } from '../part';

/** The screen requires read access to this resource. */
export const resource = 'receipts';
export const address = '/finance';
export const screens = [
  {
    path: '/finance',
    screen: screen(() => import('./FinanceHome'), 'FinanceHome'),
    rule: bankReturnRule,
  },
];
export const menu: MenuEntry = {
  group: 'today',
  icon: Icon,
  label: 'finance.home.menu',
  rule: bankReturnRule,
};
