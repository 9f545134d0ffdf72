import { guestPage } from '../../adapters/guest.server';
import { openGuestFile } from '../../guest/openGuestFile.server';

/** A delivered file, for the client whose share link confirms a contract. */
export const loader = guestPage('pay-confirm', openGuestFile);
