import { expect, it, vi } from 'vitest';
import { squadTitle } from './squadTitle';

const answering = (answer: () => Promise<unknown>) => ({ ask: answer as never });

it('returns the title of the first matching squad, or null if there is none', async () => {
  expect(
    await squadTitle(
      answering(async () => ({ data: [{ title: 'Verão' }] })),
      9,
    ),
  ).toBe('Verão');
  expect(
    await squadTitle(
      answering(async () => ({ data: [] })),
      9,
    ),
  ).toBeNull();
});

it('returns null for the title of a squad that cannot be read, and logs the failure', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new Error('503');
  expect(
    await squadTitle(
      answering(() => Promise.reject(error)),
      9,
    ),
  ).toBeNull();
  expect(log).toHaveBeenCalledWith('The title of squad #9 could not be read.', error);
  log.mockRestore();
});
