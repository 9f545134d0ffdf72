import Icon from '@mui/icons-material/BusinessOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'companies';
export const { address, recordAddress, sort, recordRepresentation } = places.companies;
export const list = screen(() => import('./CompanyList'), 'CompanyList');
export const show = screen(() => import('./CompanyShow'), 'CompanyShow');
export const edit = screen(() => import('./CompanyEdit'), 'CompanyEdit');
export const menu: MenuEntry = { group: 'people', icon: Icon };
