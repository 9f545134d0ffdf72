import type { MoveFieldSpec } from '../kit/MoveInput';
import type { Words } from '../kit/words';

/** What is asked of a payout that the bank sent back, besides why. */
export const returnFields = (words: Words): readonly MoveFieldSpec[] => [
  { source: 'returnedOn', kind: 'day', label: words.t('finance.returnedOn') },
];
