import { z } from 'zod';

/** Upper end of the one scale of matches: the points of all reasons sum to at most this. */
export const MAX_SCORE = 100;

export const score = z.int().min(0).max(MAX_SCORE);
