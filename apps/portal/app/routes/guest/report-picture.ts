import { guestPage } from '../../adapters/guest.server';
import { guestPicture } from '../../report/picture.server';

/** The thumbnail of a post in the grant's report. */
export const loader = guestPage('report', guestPicture);
