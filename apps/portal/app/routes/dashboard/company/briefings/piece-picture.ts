import { page } from '../../../../adapters/page.server';
import { piecePicture } from '../../../../pieces/pictures.server';

/** The thumbnail of a piece of a project. */
export const loader = page('company', piecePicture);
