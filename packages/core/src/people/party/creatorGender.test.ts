import { expect, it } from 'vitest';
import { hiddenFields } from '../../kit';
import { aCreator, ids } from '../../testing';
import type { Actor } from './actor';
import { creators } from './creator';

const who = { userId: 1, name: 'Ana' };

it.each<[string, boolean, Actor]>([
  ['the creator', true, { role: 'creator', creatorId: ids.creator, ...who }],
  ['another creator', false, { role: 'creator', creatorId: ids.creator + 1, ...who }],
  ['a brand', false, { role: 'company', companyId: 1, companyRole: 'owner', ...who }],
  ['curation', true, { role: 'admin', duties: ['curation'], ...who }],
  ['support', true, { role: 'admin', duties: ['support'], ...who }],
  ['finance', false, { role: 'admin', duties: ['finance'], ...who }],
  ['a visitor', false, { role: 'nobody' }],
])('lets %s read the gender of a creator: %s', (_, reads, actor) => {
  const row = aCreator({ gender: 'female', pricePublic: true });
  expect(hiddenFields(creators, actor, row).includes('gender')).toBe(!reads);
});
