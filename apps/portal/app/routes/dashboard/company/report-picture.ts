import { page } from '../../../adapters/page.server';
import { postPicture } from '../../../report/picture.server';

/** The thumbnail of a post in a report. */
export const loader = page('company', postPicture);
