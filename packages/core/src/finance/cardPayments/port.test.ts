import { expect, it } from 'vitest';
import { isProviderError, ProviderError } from './port';

it('recognizes errors of the card provider, even if another bundle created them', () => {
  const ofAnotherBundle = Object.assign(new Error('no answer'), {
    name: 'ProviderError',
    kind: 'unreachable',
  });
  const errors = [new ProviderError('busy', 'later'), ofAnotherBundle, new Error('no answer'), undefined];
  expect(errors.map(isProviderError)).toEqual([true, true, false, false]);
});
