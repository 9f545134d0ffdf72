import Icon from '@mui/icons-material/FaceOutlined';
import { type MenuEntry, screen } from '../part';
import type { RecordOf } from '../resources';

export const resource = 'creators';
export const address = '/users-professionals';
export const recordAddress = '/perfil/:id';
export const list = screen(() => import('./CreatorList'), 'CreatorList');
export const sort = ['followers', 'DESC'] as const;
export const show = screen(() => import('./CreatorShow'), 'CreatorShow');
export const edit = screen(() => import('./CreatorEdit'), 'CreatorEdit');
export const redirects = {
  '/users-professionals-active': '/users-professionals?filter=%7B%22available%22%3Atrue%7D',
};
export const recordRepresentation = (row: RecordOf<'creators'>) => row.name;
export const menu: MenuEntry = { group: 'people', icon: Icon };
