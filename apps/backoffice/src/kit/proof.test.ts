import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { requiredProof, requiresReauth } from './proof';

const refusal = (code: string, pointer = '', status = 422) =>
  new HttpError('no', status, { code: 'refused', problems: [{ pointer, code }] });

it.each([
  ['reauthentication_required', '/presentPassword', 'presentPassword'],
  ['reauthentication_required', '/code', 'code'],
  ['prove_google', '', 'google'],
])('converts the refusal %s at field "%s" to a request for %s', (code, pointer, wanted) => {
  expect(requiredProof(refusal(code, pointer))).toBe(wanted);
});

it('rethrows errors that do not state which proof of identity is required', () => {
  const troubles = [
    new TypeError('Failed to fetch'),
    new HttpError('Too many', 429, { code: 'too_often', problems: [] }),
    new HttpError('No', 500, null),
    refusal('signed_out', '', 401),
    refusal('reauthentication_required', '/elsewhere'),
  ];
  for (const trouble of troubles) expect(() => requiredProof(trouble)).toThrow(trouble);
});

it('recognizes refusals that require reauthentication', () => {
  const troubles = [
    refusal('reauthentication_required', '', 403),
    refusal('email_taken', '/email'),
    new Error('offline'),
  ];
  expect(troubles.map(requiresReauth)).toEqual([true, false, false]);
});
