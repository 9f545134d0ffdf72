import Icon from '@mui/icons-material/UploadFileOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'imports';
export const address = '/imports';
export const recordAddress = '/imports/:id';
export const list = screen(() => import('./ImportList'), 'ImportList');
export const sort = ['id', 'DESC'] as const;
export const show = screen(() => import('./ImportShow'), 'ImportShow');
export const menu: MenuEntry = { group: 'work', icon: Icon };
