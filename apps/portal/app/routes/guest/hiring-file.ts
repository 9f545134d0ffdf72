import { guestPage } from '../../adapters/guest.server';
import { openGuestFile } from '../../guest/openGuestFile.server';

/** File of a draft of the share link's hiring. */
export const loader = guestPage('content', openGuestFile);
