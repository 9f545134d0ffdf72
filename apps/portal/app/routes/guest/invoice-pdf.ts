import { guestPage } from '../../adapters/guest.server';
import { guestInvoicePdf } from '../../guest/invoice.server';

/** The charge of the share link's hiring, with its slip and PIX code. */
export const loader = guestPage('invoice', guestInvoicePdf);
