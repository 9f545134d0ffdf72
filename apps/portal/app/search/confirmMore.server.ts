import { z } from 'zod';
import { confirmField } from './InviteReview';

/** Checkbox that confirms more creators than wanted. */
export const confirmed = z
  .literal('on')
  .optional()
  .transform((value) => value !== undefined);

/** Field of the form beside which a refusal of too many creators is shown. */
export const confirmPointer = { '/withinWanted': `/${confirmField}` };
