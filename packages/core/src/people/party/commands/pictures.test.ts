import { describe, expect, it } from 'vitest';
import {
  aCompany,
  aCreator,
  accepted,
  brandMember,
  brandOwner,
  type Case,
  curator,
  ids,
  otherBrand,
  otherCreator,
  refusedWith,
  supporter,
  theCreator,
} from '../../../testing';
import { portraitPath } from '../photo';
import { setBackground, setLogo, setPortrait } from './pictures';

const name = 'ab'.repeat(32);
const store = { creators: [aCreator()], companies: [aCompany()] };

describe('the photograph of a creator', () => {
  it('replaces the drawn portrait, which is shown again if the photograph is removed', async () => {
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

describe('the logo of a company', () => {
  const input = { id: ids.company, logo: name };
  it.each([
    ['the owner', brandOwner],
    ['support', supporter],
  ])('can be changed by %s', async (_, actor) => {
    const { changes } = await accepted(setLogo, input, { actor, store });
    expect(changes).toEqual([
      { do: 'update', resource: 'companies', id: ids.company, patch: { logo: name } },
    ]);
  });

  it.each([
    ['a member', brandMember],
    ['another company', otherBrand],
    ['curation', curator],
    ['a creator', theCreator],
  ])('cannot be changed by %s', async (_, actor) => {
    expect(await refusedWith(setLogo, input, { actor, store })).toEqual(['not_found']);
  });
});
