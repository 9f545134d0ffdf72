import Icon from '@mui/icons-material/AccountBalanceOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'postings';
export const address = '/finance/ledger';
export const recordAddress = '/finance/ledger/:id';
export const list = screen(() => import('./Ledger'), 'Ledger');
export const sort = ['id', 'DESC'] as const;
export const show = screen(() => import('./EntryShow'), 'EntryShow');
export const menu: MenuEntry = { group: 'money', icon: Icon };
