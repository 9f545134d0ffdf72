import { expect, it } from 'vitest';
import { invalid, Problem } from './problem';
import { formErrors, isProblemDocument, problemMessage, readableParams } from './problem-text';

const translate = (code: string, params: object = {}) => [code, ...Object.values(params)].join(' ');

it('formats amounts, times and limits in an error message', () => {
  const formats = {
    money: (cents: number, currency: string) => `${currency} ${cents / 100}`,
    number: (value: number) => `n${value}`,
    exact: (instant: string) => `at ${instant}`,
  };
  const params = {
    leftCents: 100_000,
    currency: 'BRL',
    names: 'Helena',
    limit: 3,
    count: 3,
    at: '2026-11-21T12:00:00.000Z',
  };
  expect(readableParams(params, formats)).toEqual({
    ...params,
    leftCents: 'BRL 1000',
    limit: 'n3',
    at: 'at 2026-11-21T12:00:00.000Z',
  });
});

it('returns each error under the form field to which its pointer refers', () => {
  const { errors } = invalid([
    { path: ['title'], message: 'required' },
    { path: ['lines', 0, 'quantity'], message: 'too_many' },
    { path: ['lines', 0, 'format'], message: 'format_not_on_channel' },
  ]);
  expect(formErrors(errors, translate)).toEqual({
    title: 'required',
    lines: { 0: { quantity: 'too_many', format: 'format_not_on_channel' } },
  });
});

it('keeps errors of the whole form separate from errors of fields', () => {
  const errors = [{ pointer: '', code: 'shortlist_too_short', params: { count: 1, min: 3 } }];
  expect(formErrors(errors, translate)).toEqual({ root: { serverError: 'shortlist_too_short 1 3' } });
});

it('keeps the first of two errors of the same field', () => {
  const errors = [
    { pointer: '/title', code: 'required' },
    { pointer: '/title', code: 'too_long' },
  ];
  expect(formErrors(errors, translate)).toEqual({ title: 'required' });
});

it('decodes the escape sequences of a JSON pointer', () => {
  expect(formErrors([{ pointer: '/a~1b~0c', code: 'required' }], translate)).toEqual({ 'a/b~c': 'required' });
});

it('returns the messages of a problem’s errors, or that of its own code if it has no errors', () => {
  const refused = new Problem('refused', [{ pointer: '', code: 'not_prepared' }]);
  expect(problemMessage(refused.toJSON(), translate)).toBe('not_prepared');
  expect(problemMessage(new Problem('stale').toJSON(), translate)).toBe('stale');
});

it('distinguishes a problem document from other responses', () => {
  expect(isProblemDocument(new Problem('not_found').toJSON())).toBe(true);
  expect(isProblemDocument('<html>')).toBe(false);
  expect(isProblemDocument(undefined)).toBe(false);
});

it('treats form fields named like inherited properties as ordinary fields', () => {
  const errors = [{ pointer: '/__proto__/polluted', code: 'unknown_field' }];
  expect(JSON.stringify(formErrors(errors, translate))).toBe('{"__proto__":{"polluted":"unknown_field"}}');
  expect('polluted' in {}).toBe(false);
});
