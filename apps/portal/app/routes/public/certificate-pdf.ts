import { page } from '../../adapters/page.server';
import { certificateFile } from '../../content/certificate.server';

/** An academy certificate as PDF, by its code. */
export const loader = page('public', certificateFile);
