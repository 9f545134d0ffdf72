import Icon from '@mui/icons-material/LinkOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'short-links';
export const address = '/shortlink';
export const recordAddress = '/shortlink/:id';
export const list = screen(() => import('./ShortLinkList'), 'ShortLinkList');
export const sort = ['id', 'DESC'] as const;
export const show = screen(() => import('./ShortLinkShow'), 'ShortLinkShow');
export const menu: MenuEntry = { group: 'system', icon: Icon };
