import { staffOnly } from '../../../adapters/page.server';
import { loader as forBrand } from '../company/report-picture';

export const loader = staffOnly(forBrand);
