import Icon from '@mui/icons-material/DescriptionOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'rpas';
export const address = '/finance/rpas';
export const list = screen(() => import('./RpaList'), 'RpaList');
export const sort = ['id', 'DESC'] as const;
export const recordRepresentation = (row: { number: number; year: number }) => `${row.number}/${row.year}`;
export const menu: MenuEntry = { group: 'money', icon: Icon };
