import { describe, expect, it } from 'vitest';
import { holds } from '../../kit';
import {
  aCreator,
  brandMember,
  contentEditor,
  curator,
  signedOutActor,
  systemActor,
  theCreator,
  theGuest,
} from '../../testing';
import { profileKey, profileRef } from './answer';
import { maySearch } from './policy';
import { emptyQuery, searchQuery } from './query';
import { similarCreatorsQuery } from './suggest';

describe('permission to search', () => {
  it.each([
    ['a brand', brandMember, true],
    ['curation', curator, true],
    ['content', contentEditor, true],
    ['a creator', theCreator, false],
    ['a guest', theGuest, false],
    ['a visitor', signedOutActor, false],
    ['the system', systemActor, true],
  ])('depends on the role: %s (case %#)', (_, actor, may) => expect(holds(maySearch(actor), {})).toBe(may));
});

describe('the search for similar creators', () => {
  it('has the given creator’s specialties and channels and a similar number of followers', () => {
    const query = similarCreatorsQuery(
      aCreator({ mainSkill: 'skincare', tags: ['beauty'], followers: 48_000 }),
    );
    expect(query).toEqual({
      ...emptyQuery,
      skills: ['beauty', 'skincare'],
      channels: ['instagram'],
      followersFrom: 16_000,
      followersTo: 144_000,
    });
    expect(searchQuery.parse(query)).toEqual(query);
  });

  it('has no filters if no data is known about the given creator', () => {
    const unknown = { mainSkill: null, tags: [], presences: [], followers: 0 };
    expect(similarCreatorsQuery(unknown)).toEqual(emptyQuery);
  });
});

describe('the key of a profile in the search index', () => {
  it.each(['21', 'x17', '2147483647'])('is valid if it is "%s"', (key) =>
    expect(profileKey(profileRef(key)!)).toBe(key),
  );
  it.each(['', '0', 'x0', '021', 'y1', '1e3', '2147483648', '99999999999', '1 '])(
    'is invalid if it is "%s"',
    (key) => expect(profileRef(key)).toBeNull(),
  );
});
