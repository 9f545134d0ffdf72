import Icon from '@mui/icons-material/RequestQuoteOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'charges';
export const { address, recordAddress, sort } = places.charges;
export { begins } from './unpaid';
export const list = screen(() => import('./ChargeList'), 'ChargeList');
export const show = screen(() => import('./ChargeShow'), 'ChargeShow');
export const menu: MenuEntry = { group: 'money', icon: Icon };
