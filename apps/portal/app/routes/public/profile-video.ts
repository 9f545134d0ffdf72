import { page } from '../../adapters/page.server';
import { openWorkVideo } from '../../profile/profile.server';

/** Video of a portfolio: `/c/:id/videos/:file`. */
export const loader = page('public', openWorkVideo);
