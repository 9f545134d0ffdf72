import { staffOnly } from '../../../adapters/page.server';
import { loader as forBrand } from '../client/report-xlsx';

export const loader = staffOnly(forBrand);
