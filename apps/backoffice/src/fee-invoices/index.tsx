import Icon from '@mui/icons-material/RequestQuoteOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'fee-invoices';
export const { address, recordAddress, sort } = places['fee-invoices'];
export const list = screen(() => import('./FeeInvoiceList'), 'FeeInvoiceList');
export const show = screen(() => import('./FeeInvoiceShow'), 'FeeInvoiceShow');
export const menu: MenuEntry = { group: 'books', icon: Icon };
