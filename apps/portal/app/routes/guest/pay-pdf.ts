import { guestPage } from '../../adapters/guest.server';
import { guestPayPdf } from '../../pay/pdf.server';

/** A charge of the share link's contract: its slip and PIX code, or its receipt. */
export const loader = guestPage('pay', guestPayPdf);
