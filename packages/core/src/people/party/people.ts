import { z } from 'zod';

/** Gender that the creator or the source of an external profile states; absent if unknown. */
export const genders = ['female', 'male', 'nonbinary'] as const;
export const gender = z.enum(genders);
export type Gender = z.output<typeof gender>;

export const ageBands = ['18-24', '25-34', '35-44', '45-54', '55-64', '65-'] as const;
export const ageBand = z.enum(ageBands);
export type AgeBand = z.output<typeof ageBand>;
