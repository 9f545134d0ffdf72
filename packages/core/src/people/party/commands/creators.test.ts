import { describe, expect, it } from 'vitest';
import {
  aCreator,
  accepted,
  aPayee,
  brandOwner,
  type Case,
  curator,
  financier,
  ids,
  otherCreator,
  refusedWith,
  type Store,
  supporter,
  theCreator,
} from '../../../testing';
import { payees } from '../creator';
import { portraitPath } from '../photo';
import { revealPayee, setBackground, setPortrait, setVisibility } from './creators';

const name = 'ab'.repeat(32);
const store = { creators: [aCreator()] };

describe('the photograph of a creator', () => {
  it('replaces the drawn portrait until the photograph is removed', async () => {
    const given = { actor: theCreator, store };
    for (const [photo, portrait, path] of [
      [name, name, `/photos/${name}.webp`],
      [null, `creator-${ids.creator}`, `/portraits/creator-${ids.creator}.svg`],
    ] as const) {
      const { changes } = await accepted(setPortrait, { photo }, given);
      expect(changes).toEqual([{ do: 'update', resource: 'creators', id: ids.creator, patch: { portrait } }]);
      expect(portraitPath(portrait)).toBe(path);
    }
  });

  it.each<[string, unknown, Case, string[]]>([
    ['a photograph of another creator', { photo: name }, { actor: otherCreator, store }, ['not_found']],
    ['a photograph for a brand', { photo: name }, { actor: brandOwner, store }, ['not_found']],
    ['a path', { photo: '../secrets' }, { actor: theCreator, store }, ['invalid_format /photo']],
  ])('is rejected: %s', async (_, input, given, why) => {
    expect(await refusedWith(setPortrait, input, given)).toEqual(why);
  });
});

describe('the background picture of a creator', () => {
  it.each([name, null])('is stored and removed: %s', async (photo) => {
    const { changes } = await accepted(setBackground, { photo }, { actor: theCreator, store });
    expect(changes).toEqual([
      { do: 'update', resource: 'creators', id: ids.creator, patch: { background: photo } },
    ]);
  });

  it.each([
    ['another creator', otherCreator],
    ['a brand', brandOwner],
    ['support', supporter],
  ])('cannot be changed by %s', async (_, actor) => {
    expect((await refusedWith(setBackground, { photo: name }, { actor, store }))[0]).toMatch(/^not_/);
  });
});

describe('the public visibility of a creator’s profile', () => {
  const closed = { creators: [aCreator()] };
  const open = { creators: [aCreator({ publicProfile: true, pricePublic: true })] };
  const all = { id: ids.creator, publicProfile: true, pricePublic: true };
  const none = { id: ids.creator, publicProfile: false, pricePublic: false };

  it('can be changed by the creator', async () => {
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
  ])('can be turned off, but not on, by %s', async (_, actor) => {
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

describe('the payout account of a creator', () => {
  const payee = aPayee();
  const store: Store = { payees: [payee, aPayee({ id: 26, creatorId: 22 })] };

  it('is revealed to finance with a record of the access', async () => {
    const { changes, reply } = await accepted(revealPayee, { id: payee.id }, { actor: financier, store });
    expect(reply).toEqual(payee);
    const event = { kind: 'payees.reveal', resource: 'payees', rowId: payee.id, creatorId: payee.creatorId };
    expect(changes).toEqual([{ do: 'emit', event }]);
  });

  it.each([brandOwner, theCreator, curator])('is not revealed to $role $duties', async (actor) => {
    expect(await refusedWith(revealPayee, { id: payee.id }, { actor, store })).toEqual(['not_found']);
  });

  it('is hidden from staff in lists, but not from the creator', () => {
    const revealed = Object.keys(payee).filter(
      (field) => !payees.hidden?.(financier).includes(field as never),
    );
    for (const field of ['taxId', 'holder', 'branch', 'account', 'pixKey', 'birthDate']) {
      expect(revealed).not.toContain(field);
    }
    expect(payees.hidden?.(theCreator)).toEqual([]);
  });
});
