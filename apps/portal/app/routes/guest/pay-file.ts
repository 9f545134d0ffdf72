import { guestPage } from '../../adapters/guest.server';
import { openGuestFile } from '../../guest/openGuestFile.server';

/** A file that was delivered to the client of the grant. */
export const loader = guestPage('pay', openGuestFile);
