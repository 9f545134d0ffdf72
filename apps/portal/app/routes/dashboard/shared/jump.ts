import { page } from '../../../adapters/page.server';
import { loadJump } from '../../../shell/jump.server';

/** Search results of the command palette while the user types. */
export const loader = page('shared', loadJump);
