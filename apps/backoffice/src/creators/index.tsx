import Icon from '@mui/icons-material/FaceOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'creators';
export const { address, recordAddress, sort, recordRepresentation } = places.creators;
export const list = screen(() => import('./CreatorList'), 'CreatorList');
export const show = screen(() => import('./CreatorShow'), 'CreatorShow');
export const edit = screen(() => import('./CreatorEdit'), 'CreatorEdit');
export const redirects = {
  '/users-professionals-active': '/users-professionals?filter=%7B%22available%22%3Atrue%7D',
};
export const menu: MenuEntry = { group: 'people', icon: Icon };
