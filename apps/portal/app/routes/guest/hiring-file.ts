import { guestPage } from '../../adapters/guest.server';
import { openGuestFile } from '../../guest/openGuestFile.server';

/** File of a draft in the hiring to which the share link belongs. */
export const loader = guestPage('content', openGuestFile);
