import { guestPage } from '../../adapters/guest.server';
import { guestPaper } from '../../report/guest.server';

/** The share link's report as PDF. */
export const loader = guestPage('report', guestPaper);
