import { guestPage } from '../../adapters/guest.server';
import { payablePdf } from '../../guest/payables.server';

/** One charge of the share link's project, with its slip and PIX code. */
export const loader = guestPage('payables', payablePdf);
