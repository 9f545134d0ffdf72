import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { toFormError } from '../providers/http';
import { isOvertaken, overtakenError, refusalOf } from './refusal';

const answered = (status: number, code: string, pointers: readonly string[]) => {
  const errors = pointers.map((pointer) => ({ pointer, code: `wrong${pointer}` }));
  const body = { type: 'about:blank', title: code, status, code, problems: errors };
  return toFormError(new HttpError(code, status, body), (one) => `«${one}»`);
};

it.each([
  [400, 'malformed'],
  [413, 'too_large'],
  [422, 'refused'],
])('shows field errors of a response with status %i at their inputs', (status, code) => {
  expect(refusalOf(answered(status, code, ['/file', '/sourceAt']), ['file', 'sourceAt'])).toEqual({
    whole: undefined,
    fields: { file: '«wrong/file»', sourceAt: '«wrong/sourceAt»' },
    stale: false,
  });
});

it('shows errors of fields without an input, and failures without field errors, as the general message', () => {
  expect(refusalOf(answered(400, 'malformed', ['/elsewhere']), ['file'])).toMatchObject({
    whole: '«wrong/elsewhere»',
    fields: {},
  });
  expect(refusalOf(answered(403, 'not_allowed', []), ['file'])).toMatchObject({ whole: '«not_allowed»' });
  expect(refusalOf(new TypeError('offline'), ['file'])).toMatchObject({ whole: 'offline' });
});

it('reports that another user has changed the record', () => {
  expect(refusalOf(answered(409, 'conflict', []), [])).toMatchObject({ stale: true });
});

it('distinguishes a move that is no longer possible from other conflicts', () => {
  expect(isOvertaken(overtakenError('Too late'))).toBe(true);
  expect(isOvertaken(answered(409, 'stale', []))).toBe(false);
  expect(isOvertaken(new TypeError('offline'))).toBe(false);
});
