import { z } from 'zod';

/** Factors on which the rank depends. */
export const rankFactors = ['text', 'speciality', 'reach', 'price', 'answer', 'evaluation'] as const;
export type Factor = (typeof rankFactors)[number];

const weight = (usual: number) => z.int().min(0, 'too_small').max(10, 'too_large').default(usual);

/** Relative weights of the factors, 0 to 10, which users may change. */
export const weightsShape = z.strictObject({
  text: weight(6),
  speciality: weight(5),
  reach: weight(3),
  price: weight(2),
  answer: weight(1),
  evaluation: weight(3),
});
export type Weights = z.output<typeof weightsShape>;
export const usualWeights: Weights = weightsShape.parse({});
