import Icon from '@mui/icons-material/UploadFileOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'payment-files';
export const address = '/finance/payment-files';
export const recordAddress = '/finance/payment-files/:id';
export const list = screen(() => import('./FileList'), 'FileList');
export const sort = ['id', 'DESC'] as const;
export const show = screen(() => import('./FileShow'), 'FileShow');
export const recordRepresentation = (row: { number: number }) => `#${row.number}`;
export const menu: MenuEntry = { group: 'money', icon: Icon };
