import { z } from 'zod';
import { beyondField } from './InviteReview';

/** Checkbox that confirms more creators than wanted. */
export const beyond = z
  .literal('on')
  .optional()
  .transform((value) => value !== undefined);

/** Field of the form beside which a refusal of too many creators is shown. */
export const beyondPointer = { '/withinWanted': `/${beyondField}` };
