import { staffOnly } from '../../../adapters/page.server';
import { loader as forBrand } from '../client/report-pdf';

export const loader = staffOnly(forBrand);
