import Icon from '@mui/icons-material/PlayCircleOutlineOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'posts';
export const address = '/posts';
export const recordAddress = '/posts/:id';
export const list = screen(() => import('./PostList'), 'PostList');
export const sort = ['publishedOn', 'DESC'] as const;
export const show = screen(() => import('./PostShow'), 'PostShow');
export const menu: MenuEntry = { group: 'work', icon: Icon };
