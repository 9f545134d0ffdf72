import Icon from '@mui/icons-material/WebhookOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'webhooks';
export const { address, recordAddress, sort, recordRepresentation } = places.webhooks;
export const list = screen(() => import('./WebhookList'), 'WebhookList');
export const show = screen(() => import('./WebhookShow'), 'WebhookShow');
export const menu: MenuEntry = { group: 'system', icon: Icon };
