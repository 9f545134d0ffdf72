import { z } from 'zod';
import { measuredName } from './brand';

/**
 * Dialogs of the header whose opening is counted if the visitor consents: sign-in, "hire" and "be a creator".
 */
const modals = ['login', 'hire', 'be'];

/** An analytics event without user or client address. */
export const measured = z.object({ name: z.enum(modals.map(measuredName)) });
