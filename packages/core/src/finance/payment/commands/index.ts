export * from './addIssRule';
export * from './approveInstalment';
export * from './charges';
export * from './handIn';
export * from './invoices';
export * from './payouts';
export * from './reports';
export * from './savePayee';
