import Icon from '@mui/icons-material/PlayCircleOutlineOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'posts';
export const { address, recordAddress, sort } = places.posts;
export const list = screen(() => import('./PostList'), 'PostList');
export const show = screen(() => import('./PostShow'), 'PostShow');
export const menu: MenuEntry = { group: 'work', icon: Icon };
