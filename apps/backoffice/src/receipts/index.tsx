import Icon from '@mui/icons-material/CallReceivedOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'receipts';
export const { address, recordAddress, sort } = places.receipts;
export const list = screen(() => import('./ReceiptList'), 'ReceiptList');
export const show = screen(() => import('./ReceiptShow'), 'ReceiptShow');
export const menu: MenuEntry = {
  group: 'money',
  icon: Icon,
};
