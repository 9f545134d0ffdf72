import Icon from '@mui/icons-material/FactCheckOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'audit';
export const { address, sort } = places.audit;
export const list = screen(() => import('./AuditList'), 'AuditList');
export const menu: MenuEntry = { group: 'system', icon: Icon };
