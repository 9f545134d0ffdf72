import { guestPage } from '../../adapters/guest.server';
import { guestXlsx } from '../../report/guest.server';

/** The share link's report as workbook. */
export const loader = guestPage('report', guestXlsx);
