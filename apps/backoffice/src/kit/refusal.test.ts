import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { toFormError } from '../providers/http';
import { refusalOf } from './refusal';

const answered = (status: number, code: string, pointers: readonly string[]) => {
  const errors = pointers.map((pointer) => ({ pointer, code: `wrong${pointer}` }));
  const body = { type: 'about:blank', title: code, status, code, problems: errors };
  return toFormError(new HttpError(code, status, body), (one) => `«${one}»`);
};

it.each([
  [400, 'malformed'],
  [413, 'too_large'],
  [422, 'refused'],
])('says beside its input what is wrong with it, whether the answer is %i or another', (status, code) => {
  expect(refusalOf(answered(status, code, ['/file', '/sourceAt']), ['file', 'sourceAt'])).toEqual({
    whole: undefined,
    fields: { file: '«wrong/file»', sourceAt: '«wrong/sourceAt»' },
    stale: false,
  });
});

it('says with the whole what has no input, and what is wrong with none', () => {
  expect(refusalOf(answered(400, 'malformed', ['/elsewhere']), ['file'])).toMatchObject({
    whole: '«wrong/elsewhere»',
    fields: {},
  });
  expect(refusalOf(answered(403, 'not_allowed', []), ['file'])).toMatchObject({ whole: '«not_allowed»' });
  expect(refusalOf(new TypeError('offline'), ['file'])).toMatchObject({ whole: 'offline' });
});

it('says that the record has changed meanwhile', () => {
  expect(refusalOf(answered(409, 'conflict', []), [])).toMatchObject({ stale: true });
});
