import Icon from '@mui/icons-material/ReceiptLongOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'subscription-periods';
export const address = '/finance/subscription-periods';
export const recordAddress = '/finance/subscription-periods/:id';
export const list = screen(() => import('./PeriodList'), 'PeriodList');
export const sort = ['startsOn', 'DESC'] as const;
export const show = screen(() => import('./PeriodShow'), 'PeriodShow');
export const menu: MenuEntry = { group: 'money', icon: Icon };
