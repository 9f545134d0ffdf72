import Icon from '@mui/icons-material/LockPersonOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'failed-sign-ins';
export const { address, sort } = places['failed-sign-ins'];
export const list = screen(() => import('./FailedSignInList'), 'FailedSignInList');
export const menu: MenuEntry = { group: 'system', icon: Icon, within: 'audit' };
