import { guestPage } from '../../adapters/guest.server';
import { payablePdf } from '../../guest/payables.server';

/** One charge of the project that a grant is to pay for, with its slip and its PIX code. */
export const loader = guestPage('payables', payablePdf);
