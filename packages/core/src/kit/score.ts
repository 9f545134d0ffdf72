import { z } from 'zod';

/** Maximum score of a match: the points of all its reasons add up to at most this. */
export const MAX_SCORE = 100;

export const score = z.int().min(0).max(MAX_SCORE);
