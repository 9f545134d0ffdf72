import { guestPage } from '../../adapters/guest.server';
import { guestInvoicePdf } from '../../guest/invoice.server';

/** The charge of the hiring that a grant is for, with its slip and its PIX code. */
export const loader = guestPage('invoice', guestInvoicePdf);
