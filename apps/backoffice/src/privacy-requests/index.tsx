import Icon from '@mui/icons-material/PolicyOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'privacy-requests';
export const { address, recordAddress, sort } = places['privacy-requests'];
export const list = screen(() => import('./PrivacyList'), 'PrivacyList');
export const show = screen(() => import('./PrivacyShow'), 'PrivacyShow');
export const menu: MenuEntry = {
  group: 'support',
  icon: Icon,
};
