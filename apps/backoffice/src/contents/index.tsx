import Icon from '@mui/icons-material/ArticleOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'contents';
export const { address, recordAddress, recordRepresentation } = places.contents;
export const show = screen(() => import('./ContentShow'), 'ContentShow');
export const screens = [
  { path: '/cms/:kind', screen: screen(() => import('./ContentList'), 'ContentList') },
  { path: '/cms/:kind/new', screen: screen(() => import('./ContentNew'), 'ContentNew') },
];
export const redirects = { '/cms': '/cms/banner' };
export const menu: MenuEntry = { group: 'growth', icon: Icon };
