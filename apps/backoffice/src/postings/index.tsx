import Icon from '@mui/icons-material/AccountBalanceOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'postings';
export const { address, recordAddress, sort } = places.postings;
export const list = screen(() => import('./Ledger'), 'Ledger');
export const show = screen(() => import('./EntryShow'), 'EntryShow');
export const menu: MenuEntry = { group: 'books', icon: Icon };
