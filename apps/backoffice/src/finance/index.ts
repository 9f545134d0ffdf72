export { BankReturn } from './BankReturn';
export { ChargeList } from './ChargeList';
export { ChargeShow } from './ChargeShow';
export { InvoiceList } from './InvoiceList';
export { InvoiceShow } from './InvoiceShow';
export { Ledger } from './Ledger';
export { PayoutList } from './PayoutList';
export { PayoutShow } from './PayoutShow';
