import { defineMove } from '../../party';
import { proposals } from '../resource';

/** A creator takes up an invitation and starts to write. Late is better than never: the time is not a bar. */
export const acceptInvitation = defineMove(proposals, 'accept', {
  fields: {},
  also: async () => null,
  decide: () => ({ patch: { answerBy: null } }),
});
