import { MAX_IMPORT_BYTES } from '@elenco/core/discovery';
import { expect, it } from 'vitest';
import { refusedFile } from './refused';

it.each([
  ['perfis.csv', 1, undefined],
  ['PERFIS.NDJSON.GZ', MAX_IMPORT_BYTES, undefined],
  ['foto.jpg', 1, 'not_profiles'],
  ['perfis.csv', 0, 'file_empty'],
  ['perfis.csv', MAX_IMPORT_BYTES + 1, 'too_large'],
])('checks the import file %s with %i bytes before the upload: %s', (name, size, code) => {
  expect(refusedFile({ name, size })).toBe(code);
});

it('requires a file for an import', () => {
  expect(refusedFile(undefined)).toBe('required');
});
