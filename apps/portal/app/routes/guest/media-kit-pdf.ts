import { page } from '../../adapters/page.server';
import { loadSharedPdf } from '../../mediaKit/shared.server';

/** A creator's media kit as PDF, for visitors with its link. */
export const loader = page('public', loadSharedPdf);
