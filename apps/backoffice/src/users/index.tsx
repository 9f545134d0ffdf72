import Icon from '@mui/icons-material/PeopleOutlined';
import { type MenuEntry, screen } from '../part';
import type { RecordOf } from '../resources';

export const resource = 'users';
export const address = '/users';
export const recordAddress = '/users/:id';
export const list = screen(() => import('./UserList'), 'UserList');
export const sort = ['id', 'DESC'] as const;
export const show = screen(() => import('./UserShow'), 'UserShow');
export const edit = screen(() => import('./UserEdit'), 'UserEdit');
export const screens = [
  { path: '/company/:company/profile/:id', screen: screen(() => import('./UserShow'), 'UserShow') },
];
export const recordRepresentation = (row: RecordOf<'users'>) => row.name;
export const menu: MenuEntry = { group: 'people', icon: Icon };
