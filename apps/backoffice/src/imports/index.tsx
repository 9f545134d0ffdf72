import Icon from '@mui/icons-material/UploadFileOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'imports';
export const { address, recordAddress, sort } = places.imports;
export const list = screen(() => import('./ImportList'), 'ImportList');
export const show = screen(() => import('./ImportShow'), 'ImportShow');
export const menu: MenuEntry = { group: 'work', icon: Icon };
