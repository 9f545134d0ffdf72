import { staffOnly } from '../../../adapters/page.server';
import { loader as forBrand } from '../company/report-xlsx';

export const loader = staffOnly(forBrand);
