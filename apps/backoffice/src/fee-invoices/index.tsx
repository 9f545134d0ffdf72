import Icon from '@mui/icons-material/RequestQuoteOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'fee-invoices';
export const address = '/finance/fee-invoices';
export const recordAddress = '/finance/fee-invoices/:id';
export const list = screen(() => import('./FeeInvoiceList'), 'FeeInvoiceList');
export const sort = ['id', 'DESC'] as const;
export const show = screen(() => import('./FeeInvoiceShow'), 'FeeInvoiceShow');
export const menu: MenuEntry = { group: 'money', icon: Icon };
