import { page } from '../../../adapters/page.server';
import { postPicture } from '../../../report/picture.server';

/** The small picture of a post of a report. */
export const loader = page('company', postPicture);
