import Icon from '@mui/icons-material/LockPersonOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'failed-sign-ins';
export const address = '/failed-sign-ins';
export const list = screen(() => import('./FailedSignInList'), 'FailedSignInList');
export const sort = ['id', 'DESC'] as const;
export const menu: MenuEntry = { group: 'system', icon: Icon };
