import { staffOnly } from '../../../adapters/page.server';
import { loader as forBrand } from '../company/report-pdf';

export const loader = staffOnly(forBrand);
