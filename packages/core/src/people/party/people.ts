import { z } from 'zod';

/** Genders that a creator, or the source of an imported profile, can state. An unknown gender is absent. */
export const genders = ['female', 'male', 'nonbinary'] as const;
export const gender = z.enum(genders);
export type Gender = z.output<typeof gender>;

export const ageBands = ['18-24', '25-34', '35-44', '45-54', '55-64', '65-'] as const;
export const ageBand = z.enum(ageBands);
export type AgeBand = z.output<typeof ageBand>;
