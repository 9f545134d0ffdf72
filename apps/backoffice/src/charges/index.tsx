import { bankReturnRule } from '@elenco/core/payment';
import Icon from '@mui/icons-material/RequestQuoteOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'charges';
export const address = '/finance/charges';
export const recordAddress = '/finance/charges/:id';
export const list = screen(() => import('./ChargeList'), 'ChargeList');
export const sort = ['dueOn', 'ASC'] as const;
export const show = screen(() => import('./ChargeShow'), 'ChargeShow');
export const screens = [
  {
    path: '/finance/bank-return',
    screen: screen(() => import('./BankReturn'), 'BankReturn'),
    rule: bankReturnRule,
    command: 'finance.importReturn' as const,
  },
];
export const menu: MenuEntry = { group: 'money', icon: Icon };
