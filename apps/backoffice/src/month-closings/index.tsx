import Icon from '@mui/icons-material/LockOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'month-closings';
export const address = '/finance/closings';
export const recordAddress = '/finance/closings/:id';
export const list = screen(() => import('./ClosingList'), 'ClosingList');
export const sort = ['month', 'DESC'] as const;
export const show = screen(() => import('./ClosingShow'), 'ClosingShow');
export const recordRepresentation = (row: { month: string }) => row.month.slice(0, 7);
export const menu: MenuEntry = { group: 'money', icon: Icon };
