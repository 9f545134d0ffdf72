import Icon from '@mui/icons-material/CallReceivedOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'receipts';
export const address = '/finance/receipts';
export const recordAddress = '/finance/receipts/:id';
export const list = screen(() => import('./ReceiptList'), 'ReceiptList');
export const sort = ['id', 'DESC'] as const;
export const show = screen(() => import('./ReceiptShow'), 'ReceiptShow');
export const menu: MenuEntry = {
  group: 'money',
  icon: Icon,
  waits: true,
};
