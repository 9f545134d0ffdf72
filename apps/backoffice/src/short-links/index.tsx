import Icon from '@mui/icons-material/LinkOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'short-links';
export const { address, recordAddress, sort } = places['short-links'];
export const list = screen(() => import('./ShortLinkList'), 'ShortLinkList');
export const show = screen(() => import('./ShortLinkShow'), 'ShortLinkShow');
export const menu: MenuEntry = { group: 'growth', icon: Icon };
