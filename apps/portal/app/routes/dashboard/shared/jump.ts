import { page } from '../../../adapters/page.server';
import { loadJump } from '../../../shell/jump.server';

/** What the jump palette finds while somebody types. */
export const loader = page('shared', loadJump);
