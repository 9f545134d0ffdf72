import Icon from '@mui/icons-material/FactCheckOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'audit';
export const address = '/audit';
export const list = screen(() => import('./AuditList'), 'AuditList');
export const sort = ['id', 'DESC'] as const;
export const menu: MenuEntry = { group: 'system', icon: Icon };
