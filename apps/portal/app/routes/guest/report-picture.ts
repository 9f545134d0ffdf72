import { guestPage } from '../../adapters/guest.server';
import { guestPicture } from '../../report/picture.server';

/** The thumbnail of a post in the share link's report. */
export const loader = guestPage('report', guestPicture);
