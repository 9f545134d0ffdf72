import Icon from '@mui/icons-material/ReceiptLongOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'subscription-periods';
export const { address, recordAddress, sort } = places['subscription-periods'];
export const list = screen(() => import('./PeriodList'), 'PeriodList');
export const show = screen(() => import('./PeriodShow'), 'PeriodShow');
export const menu: MenuEntry = { group: 'money', icon: Icon, within: 'subscriptions' };
