import { describe, expect, it } from 'vitest';
import { aCreator, ids } from '../../testing';
import type { Actor } from './actor';
import { openProfile } from './publicProfile';
import { seesAllPrices, visiblePrices } from './visiblePrices';

const who = { userId: 1, name: 'Ana' };
const guest: Actor = {
  role: 'guest',
  shareLinkId: 1,
  issuedById: 1,
  name: 'Cliente',
  companyId: 1,
  briefingId: 1,
  contractId: null,
  listId: null,
  reportId: null,
  payContractId: null,
  withNotes: false,
  creatorIds: [],
  actions: ['select'],
};
const viewers = {
  brand: { role: 'company', companyId: 1, companyRole: 'member', ...who },
  curation: { role: 'admin', duties: ['curation'], ...who },
  content: { role: 'admin', duties: ['content'], ...who },
  owner: { role: 'creator', creatorId: ids.creator, ...who },
  otherCreator: { role: 'creator', creatorId: ids.creator + 1, ...who },
  guest,
  visitor: { role: 'nobody' },
} as const satisfies Record<string, Actor>;
const prices = [{ channel: 'instagram', format: 'reels', cents: 300_000 }] as const;
const row = aCreator({ priceCents: 200_000, prices: [...prices] });

describe('the list prices of a creator', () => {
  it.each([
    ['brand', true, true],
    ['curation', true, true],
    ['content', false, false],
    ['owner', true, true],
    ['otherCreator', false, true],
    ['guest', false, true],
    ['visitor', false, true],
  ] as const)('are visible to %s while hidden: %s, while public: %s', (viewer, hidden, open) => {
    const seen = (pricePublic: boolean) => visiblePrices(viewers[viewer], { ...row, pricePublic });
    const [all, none] = [
      { priceCents: 200_000, prices },
      { priceCents: null, prices: [] },
    ];
    expect([seen(false), seen(true)]).toEqual([hidden ? all : none, open ? all : none]);
  });

  it.each([
    ['brand', true],
    ['curation', true],
    ['content', false],
    ['owner', false],
    ['visitor', false],
  ] as const)('can be filtered by %s: %s', (viewer, isAllowed) => {
    expect(seesAllPrices(viewers[viewer])).toBe(isAllowed);
  });

  it('are the same on the public profile as for a visitor', () => {
    for (const pricePublic of [true, false]) {
      const shown = { ...row, publicProfile: true, pricePublic };
      const { priceCents, prices } = visiblePrices(viewers.visitor, shown);
      const open = openProfile(shown);
      expect([open?.price?.cents ?? null, open?.prices]).toEqual([priceCents, prices]);
    }
  });
});
