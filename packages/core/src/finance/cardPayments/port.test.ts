import { expect, it } from 'vitest';
import { isProviderError, ProviderError } from './port';

it('recognizes only provider errors, including those created in another bundle', () => {
  const ofAnotherBundle = Object.assign(new Error('no answer'), {
    name: 'ProviderError',
    kind: 'unreachable',
  });
  const errors = [new ProviderError('busy', 'later'), ofAnotherBundle, new Error('no answer'), undefined];
  expect(errors.map(isProviderError)).toEqual([true, true, false, false]);
});
