import { defineMove, paragraph } from '../../../people';
import { deliverables } from '../resource';

/** The brand, or curation in its place, says what is wrong with the link; the creator gives another one. */
export const sendBackLink = defineMove(deliverables, 'sendBack', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: ({ input: { comment } }) => ({ patch: { publishedAt: null, changeNote: comment } }),
});
