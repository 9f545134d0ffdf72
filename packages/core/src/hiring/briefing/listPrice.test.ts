import { describe, expect, it } from 'vitest';
import { aBriefing, aCreator, aSentProposal } from '../../testing';
import { listPrice, listPriceOfBrief, listPricesByFormat, listTotal } from './listPrice';

const reels = {
  channel: 'instagram',
  format: 'reels',
  quantity: 2,
  pricing: 'total',
  amountCents: 1,
} as const;
const stories = { ...reels, format: 'stories', quantity: 3 } as const;
const proposal = aSentProposal({ lines: [reels, stories] });
const priced = { profileType: 'content_creator', currency: 'BRL', priceCents: 50_000 } as const;
const prices = [{ channel: 'instagram', format: 'reels', cents: 90_000 }] as const;
const total = (given: Parameters<typeof aCreator>[0]) =>
  listTotal(proposal, aCreator({ ...priced, prices: [...prices], ...given }));

describe('the list price of deliverables', () => {
  it('uses the price of each format or, if a format has none, the price of any publication', () => {
    expect(total({})).toBe(2 * 90_000 + 3 * 50_000);
    expect(total({ prices: [] })).toBe(5 * 50_000);
  });

  it('is the price per job for freelancers', () => {
    expect(total({ profileType: 'freelancer' })).toBe(50_000);
  });

  it('is null if a deliverable has no price, the currencies differ, or there are no deliverables', () => {
    expect(total({ priceCents: null })).toBeNull();
    expect(total({ currency: 'USD' })).toBeNull();
    expect(listTotal({ ...proposal, lines: [] }, aCreator(priced))).toBeNull();
  });
});

describe('the list price of one publication', () => {
  const of = (given: Parameters<typeof aCreator>[0], currency: 'BRL' | 'USD' = 'BRL') =>
    listPrice(reels, currency, aCreator({ ...priced, prices: [...prices], ...given }));

  it.each([
    ['the price of its format', {}, 90_000],
    ['the price of any publication, if its format has none', { prices: [] }, 50_000],
    ['unknown without any price', { prices: [], priceCents: null }, null],
    ['unknown for a freelancer', { profileType: 'freelancer' }, null],
  ] as const)('is %s', (_which, given, cents) => {
    expect(of({ ...given, prices: 'prices' in given ? [] : [...prices] })).toBe(cents);
  });

  it('is null if the creator’s prices are in another currency', () => {
    expect(of({}, 'USD')).toBeNull();
  });
});

describe('the list price of all deliverables of a brief', () => {
  const of = (wanted: { channel: 'instagram'; format: 'reels'; quantity: number }[], given: object = {}) =>
    listPriceOfBrief(aBriefing({ wanted }), aCreator({ ...priced, prices: [...prices], ...given }));
  const three = [{ channel: 'instagram', format: 'reels', quantity: 3 } as const];

  it('counts all deliverables at the price of their format', () => {
    expect(of(three)).toBe(270_000);
  });

  it('is the price of one publication or job if the brief contains no deliverables', () => {
    expect(of([])).toBe(50_000);
    expect(of([], { profileType: 'freelancer' })).toBe(50_000);
    expect(of([], { currency: 'USD' })).toBeNull();
  });
});

it('returns the prices of the wanted formats only if one differs from the price of any publication', () => {
  const brief = { wanted: [reels, stories], currency: 'BRL' } as const;
  const of = (given: Parameters<typeof aCreator>[0]) =>
    listPricesByFormat(brief, aCreator({ ...priced, prices: [...prices], ...given }));
  expect(of({})).toEqual([
    { ...reels, cents: 90_000 },
    { ...stories, cents: 50_000 },
  ]);
  expect(of({ prices: [] })).toEqual([]);
  expect(of({ profileType: 'freelancer' })).toEqual([]);
});
