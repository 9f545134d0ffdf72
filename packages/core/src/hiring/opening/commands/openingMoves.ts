import { defineMove } from '../../../people';
import { openings } from '../resource';

const plain = { fields: {}, also: async () => null, decide: () => ({}) };

/** Nobody new applies until it is resumed. */
export const pauseOpening = defineMove(openings, 'pause', plain);
export const resumeOpening = defineMove(openings, 'resume', plain);
/** The last day has come, or there are enough; who has applied is answered still. */
export const closeOpening = defineMove(openings, 'close', plain);
