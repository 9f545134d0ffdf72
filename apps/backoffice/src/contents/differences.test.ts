import { expect, it } from 'vitest';
import { differences } from './differences';

const before = { title: { pt: 'Som', en: 'Sound' }, link: '' };

it('lists the differences between two versions by field and language', () => {
  expect(differences('tag', before, before)).toEqual([]);
  expect(differences('tag', before, { title: { pt: 'Som', en: 'Music' }, link: '/blog' })).toEqual([
    { field: 'title', language: 'en', from: 'Sound', to: 'Music' },
    { field: 'link', language: '', from: '', to: '/blog' },
  ]);
});
