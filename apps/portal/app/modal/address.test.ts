import { expect, it } from 'vitest';
import { addressWith } from './address';

const query = (text: string) => new URLSearchParams(text);

it('adds the modal and its row to the URL, and keeps the rest of the query', () => {
  expect(addressWith('/c/1/x', query('lang=en'), { modal: 'project', project: 7 })).toBe(
    '/c/1/x?lang=en&modal=project&project=7',
  );
  expect(addressWith('/c/1/x', query('modal=project&project=7'), { modal: 'create-project' })).toBe(
    '/c/1/x?modal=create-project',
  );
});

it('removes the parameters of a closed modal from the URL', () => {
  expect(addressWith('/c/1/x', query('lang=en&modal=project&project=7'), null)).toBe('/c/1/x?lang=en');
  expect(addressWith('/c/1/x', query('modal=project'), null)).toBe('/c/1/x');
});
