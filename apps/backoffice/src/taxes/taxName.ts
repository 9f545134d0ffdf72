import type { TaxGuide } from '@elenco/core/finance';
import type { Words } from '../kit/words';

/** Names a tax, with the municipality of a service tax. */
export const taxName = (
  { tax, municipality }: Pick<TaxGuide, 'tax' | 'municipality'>,
  words: Words,
): string => [words.oneOf('withheldTax', tax), municipality].filter(Boolean).join(' ');
