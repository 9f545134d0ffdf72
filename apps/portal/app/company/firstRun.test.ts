import { expect, it } from 'vitest';
import { addressPage, firstRunOf } from './firstRun';

const owner = { hasCpf: false, isOwner: true, hasAddress: false };
const both = ['person', 'address'];

it.each([
  ['an owner without a CPF', owner, '', { page: 'person', pages: both }],
  ['an owner without a CPF who opens the second page', owner, addressPage, { page: 'person', pages: both }],
  [
    'an owner of a company with an address',
    { ...owner, hasAddress: true },
    '',
    { page: 'person', pages: ['person'] },
  ],
  ['a member without a CPF', { ...owner, isOwner: false }, '', { page: 'person', pages: ['person'] }],
  [
    'an owner who has just saved the CPF',
    { ...owner, hasCpf: true },
    addressPage,
    { page: 'address', pages: both },
  ],
  ['an owner who has skipped the address', { ...owner, hasCpf: true }, '', null],
  [
    'an owner with a CPF and an address',
    { hasCpf: true, isOwner: true, hasAddress: true },
    addressPage,
    null,
  ],
  ['a member with a CPF', { hasCpf: true, isOwner: false, hasAddress: false }, addressPage, null],
] as const)('finds the page of the first run for %s', (_, facts, search, page) => {
  expect(firstRunOf(facts, new URLSearchParams(search))).toEqual(page);
});
