import Icon from '@mui/icons-material/ContactMailOutlined';
import { type MenuEntry, screen } from '../part';
import type { RecordOf } from '../resources';

export const resource = 'leads';
export const address = '/leads';
export const recordAddress = '/leads/:id';
export const list = screen(() => import('./LeadList'), 'LeadList');
export const sort = ['createdAt', 'DESC'] as const;
export const show = screen(() => import('./LeadShow'), 'LeadShow');
export const recordRepresentation = (row: RecordOf<'leads'>) => row.name;
export const menu: MenuEntry = { group: 'people', icon: Icon, waits: true };
