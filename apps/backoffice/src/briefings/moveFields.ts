import type { MoveFieldSpec } from '../kit/MoveInput';
import type { Words } from '../kit/words';

/** Inputs of the moves of a briefing, beside their reasons. */
export const briefingFields = (words: Words): { readonly [move: string]: readonly MoveFieldSpec[] } => ({
  release: [
    {
      source: 'comment',
      kind: 'comment',
      label: words.t('briefing.releaseNote'),
      hint: words.t('briefing.releaseNoteHint'),
    },
  ],
});
