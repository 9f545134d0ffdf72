import { screen } from '../part';
import { places } from '../places';

export const resource = 'tax-payments';
export const { address, recordAddress, sort } = places['tax-payments'];
export const list = screen(() => import('./TaxPaymentList'), 'TaxPaymentList');
export const show = screen(() => import('./TaxPaymentShow'), 'TaxPaymentShow');
export const marks = '/finance/taxes';
