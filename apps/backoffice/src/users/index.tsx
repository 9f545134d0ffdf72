import Icon from '@mui/icons-material/PeopleOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'users';
export const { address, recordAddress, sort, recordRepresentation } = places.users;
export const list = screen(() => import('./UserList'), 'UserList');
export const show = screen(() => import('./UserShow'), 'UserShow');
export const edit = screen(() => import('./UserEdit'), 'UserEdit');
export const screens = [
  { path: '/company/:company/profile/:id', screen: screen(() => import('./UserShow'), 'UserShow') },
];
export const menu: MenuEntry = { group: 'people', icon: Icon };
