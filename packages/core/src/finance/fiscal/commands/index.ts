export * from './byStaff';
export * from './sendFeeInvoice';
export * from './takeAnswer';
