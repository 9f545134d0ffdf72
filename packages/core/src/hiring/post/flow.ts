import { defineFlow } from '../../kit';

/** Whether a publication still stands at its link, as the last look there found. */
export const postFlow = defineFlow({
  name: 'posts',
  states: ['unchecked', 'found', 'private', 'gone', 'withdrawn'],
  initial: 'unchecked',
  moves: {
    find: { from: ['unchecked', 'private', 'gone'], to: 'found' },
    hide: { from: ['unchecked', 'found', 'gone'], to: 'private' },
    lose: { from: ['unchecked', 'found', 'private'], to: 'gone' },
    /** The link was wrong: another post takes its place. */
    withdraw: { from: ['unchecked', 'found', 'private', 'gone'], to: 'withdrawn' },
  },
});
