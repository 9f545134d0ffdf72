import Icon from '@mui/icons-material/ArticleOutlined';
import { type MenuEntry, screen } from '../part';
import type { RecordOf } from '../resources';

export const resource = 'contents';
export const address = '/cms';
export const recordAddress = '/cms/content/:id';
export const show = screen(() => import('./ContentShow'), 'ContentShow');
export const screens = [
  { path: '/cms/:kind', screen: screen(() => import('./ContentList'), 'ContentList') },
  { path: '/cms/:kind/new', screen: screen(() => import('./ContentNew'), 'ContentNew') },
];
export const recordRepresentation = (row: RecordOf<'contents'>) => row.title;
export const redirects = { '/cms': '/cms/banner' };
export const menu: MenuEntry = { group: 'system', icon: Icon };
