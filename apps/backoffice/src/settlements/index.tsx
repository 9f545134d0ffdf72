import Icon from '@mui/icons-material/GavelOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'settlements';
export const address = '/finance/settlements';
export const recordAddress = '/finance/settlements/:id';
export const list = screen(() => import('./SettlementList'), 'SettlementList');
export const sort = ['id', 'DESC'] as const;
export const show = screen(() => import('./SettlementShow'), 'SettlementShow');
export const menu: MenuEntry = {
  group: 'money',
  icon: Icon,
  waits: true,
};
