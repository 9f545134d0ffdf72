import Icon from '@mui/icons-material/LockOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'month-closings';
export const { address, recordAddress, sort, recordRepresentation } = places['month-closings'];
export const list = screen(() => import('./MonthClosingList'), 'MonthClosingList');
export const show = screen(() => import('./MonthClosingShow'), 'MonthClosingShow');
export const menu: MenuEntry = { group: 'books', icon: Icon };
