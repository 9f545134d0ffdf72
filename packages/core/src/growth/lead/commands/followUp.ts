import { defineMove, text } from '../../../people';
import { leads } from '../lead';

const fields = { comment: text(1_000).optional() };

/** Somebody of us has called or written. */
export const contactLead = defineMove(leads, 'contact', {
  fields,
  also: async () => null,
  decide: () => ({}),
});

/** It came to something, or to nothing: no more is to be done. */
export const closeLead = defineMove(leads, 'close', { fields, also: async () => null, decide: () => ({}) });
