import { guestPage } from '../../adapters/guest.server';
import { guestPayPdf } from '../../pay/pdf.server';

/** A charge of the contract that a grant is for: its slip and PIX code, or that it was paid. */
export const loader = guestPage('pay', guestPayPdf);
