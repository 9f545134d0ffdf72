import Icon from '@mui/icons-material/CreditCardOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'card-payments';
export const address = '/finance/card-payments';
export const recordAddress = '/finance/card-payments/:id';
export const list = screen(() => import('./CardPaymentList'), 'CardPaymentList');
export const sort = ['createdAt', 'DESC'] as const;
export const show = screen(() => import('./CardPaymentShow'), 'CardPaymentShow');
export const menu: MenuEntry = { group: 'money', icon: Icon };
