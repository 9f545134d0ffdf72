import Icon from '@mui/icons-material/CreditCardOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'card-payments';
export const { address, recordAddress, sort } = places['card-payments'];
export const list = screen(() => import('./CardPaymentList'), 'CardPaymentList');
export const show = screen(() => import('./CardPaymentShow'), 'CardPaymentShow');
export const menu: MenuEntry = { group: 'money', icon: Icon };
