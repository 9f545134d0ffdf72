import { page } from '../../adapters/page.server';
import { certificateFile } from '../../content/certificate.server';

/** A certificate of the academy on paper, for whoever has its code. */
export const loader = page('public', certificateFile);
