import Icon from '@mui/icons-material/UploadFileOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'payment-files';
export const { address, recordAddress, sort, recordRepresentation } = places['payment-files'];
export const list = screen(() => import('./FileList'), 'FileList');
export const show = screen(() => import('./FileShow'), 'FileShow');
export const menu: MenuEntry = { group: 'money', icon: Icon, within: 'payouts' };
