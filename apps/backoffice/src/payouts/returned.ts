import type { MoveFieldSpec } from '../kit/MoveInput';
import type { Words } from '../kit/words';

/** Fields of the move `return` in addition to the comment. */
export const returnFields = (words: Words): readonly MoveFieldSpec[] => [
  { source: 'returnedOn', kind: 'day', label: words.t('finance.returnedOn') },
];
