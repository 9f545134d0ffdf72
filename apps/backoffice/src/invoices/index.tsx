import Icon from '@mui/icons-material/ReceiptLongOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'invoices';
export const address = '/finance/invoices';
export const recordAddress = '/finance/invoices/:id';
export const list = screen(() => import('./InvoiceList'), 'InvoiceList');
export const sort = ['createdAt', 'ASC'] as const;
export const show = screen(() => import('./InvoiceShow'), 'InvoiceShow');
export const menu: MenuEntry = {
  group: 'money',
  icon: Icon,
  waits: true,
};
