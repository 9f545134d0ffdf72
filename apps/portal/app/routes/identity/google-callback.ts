import { handleGoogleCallback } from '../../access/google/google.server';
import { page } from '../../adapters/page.server';

export const loader = page('public', handleGoogleCallback);
