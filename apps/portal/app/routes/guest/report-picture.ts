import { guestPage } from '../../adapters/guest.server';
import { guestPicture } from '../../report/picture.server';

/** The small picture of a post of the report that a grant is for. */
export const loader = guestPage('report', guestPicture);
