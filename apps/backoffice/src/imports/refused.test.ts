import { largestImport } from '@elenco/core/search';
import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import type { Words } from '../kit/words';
import { refusedBy, refusedFile } from './refused';

const words = { problem: (code: string) => `«${code}»` } as Words;

it.each([
  ['perfis.csv', 1, undefined],
  ['PERFIS.NDJSON.GZ', largestImport, undefined],
  ['foto.jpg', 1, 'not_profiles'],
  ['perfis.csv', 0, 'file_empty'],
  ['perfis.csv', largestImport + 1, 'too_large'],
])('a file %s of %i bytes is refused before it is sent: %s', (name, size, code) => {
  expect(refusedFile({ name, size })).toBe(code);
});

it('asks for a file where none was chosen', () => {
  expect(refusedFile(undefined)).toBe('required');
});

it('says what REST refuses beside the input that it is about, all else with the whole', () => {
  const problems = ['/fileName', '/sourceAt', '/elsewhere'].map((pointer) => ({ pointer, code: 'no' }));
  expect(refusedBy(new HttpError('no', 400, { code: 'malformed', problems }), words)).toEqual({
    file: '«no»',
    sourceAt: '«no»',
    whole: '«no»',
  });
  expect(refusedBy(new HttpError('Not you', 403, { code: 'not_allowed', problems: [] }), words)).toEqual({
    whole: 'Not you',
  });
});
