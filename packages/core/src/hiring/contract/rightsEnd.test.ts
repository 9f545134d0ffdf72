import { expect, it } from 'vitest';
import { aContract } from '../../testing';
import { rightsEndOn } from './rightsEnd';

const rights = { uses: ['repost'], days: 90, from: 'publication' } as const;
const signed = {
  companyAcceptedAt: '2026-11-02T12:00:00.000Z',
  creatorAcceptedAt: '2026-11-01T12:00:00.000Z',
};
const of = (given: { rights?: object; extendedTo?: string; endsOn?: null; publishedAt?: null } = {}) =>
  rightsEndOn({
    rights: { ...rights, uses: [...rights.uses], ...given.rights },
    contract: aContract({ endsOn: given.endsOn === null ? null : '2026-12-31', ...signed }),
    deliveredAt: '2026-12-01T12:00:00.000Z',
    publishedAt: given.publishedAt === null ? null : '2026-12-11T12:00:00.000Z',
    extendedTo: given.extendedTo ?? null,
  });

it.each([
  ['publication', '2027-03-11'],
  ['delivery', '2027-03-01'],
  ['contract', '2027-01-31'],
] as const)('ends content rights the agreed number of days after the %s', (from, end) => {
  expect(of({ rights: { from } })).toBe(end);
});

it.each([{ days: null }, { uses: [] }])('ends content rights with the project for %j', (given) => {
  expect(of({ rights: given })).toBe('2026-12-31');
  expect(of({ rights: given, endsOn: null })).toBeNull();
});

it('returns no end of content rights before publication if their days count from publication', () => {
  expect(of({ publishedAt: null })).toBeNull();
  expect(of({ publishedAt: null, extendedTo: '2027-06-30' })).toBeNull();
});

it('lets an amendment extend content rights, but never shorten them', () => {
  expect(of({ extendedTo: '2027-06-30' })).toBe('2027-06-30');
  expect(of({ extendedTo: '2027-01-31' })).toBe('2027-03-11');
});
