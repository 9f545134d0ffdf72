import { guestPage } from '../../adapters/guest.server';
import { guestContractPdf } from '../../pay/contractPdf.server';

/** The accepted contract of the share link. */
export const loader = guestPage('pay', guestContractPdf);
