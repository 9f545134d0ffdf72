import Icon from '@mui/icons-material/ContactMailOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'leads';
export const { address, recordAddress, sort, recordRepresentation } = places.leads;
export const list = screen(() => import('./LeadList'), 'LeadList');
export const show = screen(() => import('./LeadShow'), 'LeadShow');
export const menu: MenuEntry = { group: 'support', icon: Icon };
