import { z } from 'zod';
import { measuredName } from './brand';

/** Dialogs of the header whose opening is counted, with consent. */
const modals = ['login', 'hire', 'be'];

/** An event without user or address. */
export const measured = z.object({ name: z.enum(modals.map(measuredName)) });
