import { staffOnly } from '../../../adapters/page.server';
import { loader as forBrand } from '../client/report-picture';

export const loader = staffOnly(forBrand);
