import { expect, it } from 'vitest';
import { stateToOpen } from './backgroundJob';

const none = { due: 0, scheduled: 0, running: 0, failed: 0, done: 0 };

it.each([
  ['failed jobs', { failed: 1, running: 2, due: 3, scheduled: 4, done: 5 }, 'failed'],
  ['the due jobs if none failed', { due: 3, scheduled: 4, done: 5 }, 'due'],
  ['the done jobs if no other jobs exist', { done: 5 }, 'done'],
  ['no failed jobs if no jobs exist', {}, 'failed'],
] as const)('opens the list of background jobs with %s', (_what, counts, state) => {
  expect(stateToOpen({ ...none, ...counts })).toBe(state);
});
