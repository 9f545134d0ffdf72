import { defineMove, paragraph } from '../../party';
import { squads } from '../squad';

/** A brand gives a squad up before it runs. */
export const cancelSquad = defineMove(squads, 'cancel', {
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: () => ({}),
});
