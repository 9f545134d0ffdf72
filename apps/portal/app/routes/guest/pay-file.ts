import { guestPage } from '../../adapters/guest.server';
import { openGuestFile } from '../../guest/openGuestFile.server';

/** A delivered file, for the client with the share link of the contract. */
export const loader = guestPage('pay', openGuestFile);
