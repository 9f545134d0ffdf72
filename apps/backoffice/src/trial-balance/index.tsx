import { bookkeepers } from '@elenco/core/finance';
import Icon from '@mui/icons-material/BalanceOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'postings';
export const address = '/finance/trial-balance';
export const screens = [
  {
    path: '/finance/trial-balance',
    screen: screen(() => import('./TrialBalance'), 'TrialBalance'),
    rule: bookkeepers,
  },
];
export const menu: MenuEntry = { group: 'books', icon: Icon, label: 'books.title', rule: bookkeepers };
