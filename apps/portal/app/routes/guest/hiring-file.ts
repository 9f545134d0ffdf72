import { guestPage } from '../../adapters/guest.server';
import { openGuestFile } from '../../guest/openGuestFile.server';

/** A draft of the grant's hiring. */
export const loader = guestPage('content', openGuestFile);
