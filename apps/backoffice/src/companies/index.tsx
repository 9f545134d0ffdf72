import Icon from '@mui/icons-material/BusinessOutlined';
import { type MenuEntry, screen } from '../part';
import type { RecordOf } from '../resources';

export const resource = 'companies';
export const address = '/companies';
export const recordAddress = '/enterprise-profile/:id';
export const list = screen(() => import('./CompanyList'), 'CompanyList');
export const sort = ['tradeName', 'ASC'] as const;
export const show = screen(() => import('./CompanyShow'), 'CompanyShow');
export const edit = screen(() => import('./CompanyEdit'), 'CompanyEdit');
export const recordRepresentation = (row: RecordOf<'companies'>) => row.tradeName;
export const menu: MenuEntry = { group: 'people', icon: Icon };
