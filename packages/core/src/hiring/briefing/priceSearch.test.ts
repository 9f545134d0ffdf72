import { describe, expect, it } from 'vitest';
import { blankBrief } from './blank';
import { priceSearchOf } from './priceSearch';

const reels = { channel: 'instagram', format: 'reels', quantity: 2 } as const;
const brief = { ...blankBrief, kind: 'creator', skill: 'fashion', wanted: [reels] } as unknown as Parameters<
  typeof priceSearchOf
>[0];

describe('the search for prices that are comparable with a brief', () => {
  it('compares with creators of any size if the brief requires no minimum number of followers', () =>
    expect(priceSearchOf(brief)?.followers).toBeNull());

  it('uses the minimum number of followers of the brief', () =>
    expect(
      priceSearchOf({ ...brief, creatorProfile: { ...brief.creatorProfile, minFollowers: 60_000 } })
        ?.followers,
    ).toEqual({ from: 60_000, to: 300_000 }));

  it('is null unless the brief contains deliverables and its currency is BRL', () => {
    expect(priceSearchOf({ ...brief, wanted: [] })).toBeNull();
    expect(priceSearchOf({ ...brief, currency: 'USD' })).toBeNull();
  });

  it('compares freelancers by specialty, experience and place of work', () => {
    const work = {
      ...brief.work,
      experience: 'from_3',
      place: 'in_person',
      address: 'Rua A, Recife',
    } as const;
    const found = priceSearchOf({ ...brief, kind: 'freelancer', wanted: [], work });
    expect(found).toMatchObject({
      profileType: 'freelancer',
      skills: ['fashion'],
      followers: null,
      experience: ['from_3', 'from_5', 'from_10'],
      address: 'Rua A, Recife',
    });
  });

  it('ignores the place of work if work is remote', () => {
    const work = { ...brief.work, place: 'remote', address: 'Rua A, Recife' } as const;
    expect(priceSearchOf({ ...brief, kind: 'freelancer', wanted: [], work })?.address).toBe('');
  });
});
