import { refuse } from '../../../kit';
import { defineMove } from '../../../people';
import { squads } from '../../squad';
import { visions } from '../resource';

/** Creators are sought for a squad that says what it is for. Refuses `vision_needed`. */
export const castSquad = defineMove(squads, 'cast', {
  fields: {},
  also: (find, { id: squadId }) => find.many(visions, { squadId }),
  decide: ({ also: written }) => (written.length === 0 ? refuse('vision_needed') : {}),
});
