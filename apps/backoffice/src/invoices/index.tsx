import Icon from '@mui/icons-material/ReceiptLongOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'invoices';
export const { address, recordAddress, sort } = places.invoices;
export const list = screen(() => import('./InvoiceList'), 'InvoiceList');
export const show = screen(() => import('./InvoiceShow'), 'InvoiceShow');
export const menu: MenuEntry = {
  group: 'money',
  icon: Icon,
};
