import { describe, expect, it } from 'vitest';
import {
  aCreator,
  accepted,
  aPrivacyRequest,
  brandOwner,
  ids,
  NOW,
  patchOf,
  refusedWith,
  supporter,
  theCreator,
} from '../../../testing';
import { publishAgain } from './publishAgain';

const gone = { creators: [aCreator({ name: `Anon. ${ids.creator}`, removedAt: NOW })] };
const input = { name: 'Cecília Prado' };
const erasure = { userId: theCreator.userId, kind: 'erasure', erases: 'profile' } as const;

describe('a profile that its creator removed', () => {
  it('can be published again by its creator, under the given name', async () => {
    const asked = aPrivacyRequest({ ...erasure, status: 'done', eraseAt: NOW });
    const store = { ...gone, 'privacy-requests': [asked] };
    const { changes } = await accepted(publishAgain, input, { actor: theCreator, store });
    expect(patchOf(changes, 'creators')).toEqual({ ...input, removedAt: null });
  });

  it('cannot be published while its erasure can be undone or while it is public', async () => {
    const set = { ...gone, 'privacy-requests': [aPrivacyRequest({ ...erasure, eraseAt: NOW })] };
    expect(await refusedWith(publishAgain, input, { actor: theCreator, store: set })).toEqual([
      'erasure_is_set',
    ]);
    const there = { creators: [aCreator()] };
    expect(await refusedWith(publishAgain, input, { actor: theCreator, store: there })).toEqual([
      'profile_is_there',
    ]);
  });

  it.each([
    ['a brand', brandOwner],
    ['support', supporter],
  ])('cannot be published by other actors: %s', async (_, actor) => {
    expect(await refusedWith(publishAgain, input, { actor, store: gone })).toEqual(['not_found']);
  });
});
