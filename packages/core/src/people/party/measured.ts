import { z } from 'zod';
import { measuredName } from './brand';

/** The windows whose opening from the header is counted, of those who have agreed to it. */
const modals = ['login', 'hire', 'be'];

/** An event and nothing else: not who, not where from. */
export const measured = z.object({ name: z.enum(modals.map(measuredName)) });
