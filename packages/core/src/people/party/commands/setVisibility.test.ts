import { describe, expect, it } from 'vitest';
import {
  aCreator,
  accepted,
  brandOwner,
  curator,
  financier,
  ids,
  otherCreator,
  refusedWith,
  supporter,
  theCreator,
} from '../../../testing';
import { setVisibility } from './setVisibility';

const closed = { creators: [aCreator()] };
const open = { creators: [aCreator({ publicProfile: true, pricePublic: true })] };
const all = { id: ids.creator, publicProfile: true, pricePublic: true };
const none = { id: ids.creator, publicProfile: false, pricePublic: false };

describe('whether visitors can see a creator’s profile', () => {
  it('is decided by the creator', async () => {
    for (const [store, { id: _id, ...patch }] of [
      [closed, all],
      [open, none],
    ] as const) {
      const { changes } = await accepted(
        setVisibility,
        { id: ids.creator, ...patch },
        { actor: theCreator, store },
      );
      expect(changes).toEqual([{ do: 'update', resource: 'creators', id: ids.creator, patch }]);
    }
  });

  it.each([
    ['curation', curator],
    ['support', supporter],
  ])('can be turned off by %s, but never on', async (_, actor) => {
    await accepted(setVisibility, none, { actor, store: open });
    expect(await refusedWith(setVisibility, all, { actor, store: closed })).toEqual([
      'not_yours_to_open /publicProfile',
    ]);
  });

  it.each([
    ['another creator', otherCreator],
    ['a brand', brandOwner],
    ['finance', financier],
  ])('is not found for %s', async (_, actor) => {
    expect(await refusedWith(setVisibility, none, { actor, store: open })).toEqual(['not_found']);
  });
});
