import { bankReturnRule } from '@elenco/core/finance';
import Icon from '@mui/icons-material/CallReceivedOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'receipts';
export const { address, recordAddress, sort, recordRepresentation } = places.receipts;
export const list = screen(() => import('./ReceiptList'), 'ReceiptList');
export const show = screen(() => import('./ReceiptShow'), 'ReceiptShow');
export const screens = [
  {
    path: '/finance/bank-return',
    screen: screen(() => import('./BankReturn'), 'BankReturn'),
    rule: bankReturnRule,
    command: 'finance.importReturn' as const,
  },
];
export const menu: MenuEntry = {
  group: 'money',
  icon: Icon,
};
