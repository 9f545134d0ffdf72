import type { MoveFieldSpec } from '../kit/MoveInput';
import type { Words } from '../kit/words';

/** Inputs of a briefing's moves by move name, in addition to the input for the reason. */
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
