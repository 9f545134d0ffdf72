import { describe, expect, it } from 'vitest';
import {
  aCompany,
  accepted,
  brandMember,
  brandOwner,
  curator,
  ids,
  otherBrand,
  refusedWith,
  supporter,
  theCreator,
} from '../../../testing';
import { setLogo } from './companies';

describe('the logo of a company', () => {
  const input = { id: ids.company, logo: 'ab'.repeat(32) };
  const store = { companies: [aCompany()] };

  it.each([
    ['the owner', brandOwner],
    ['support', supporter],
  ])('can be changed by %s', async (_, actor) => {
    const { changes } = await accepted(setLogo, input, { actor, store });
    expect(changes).toEqual([
      { do: 'update', resource: 'companies', id: ids.company, patch: { logo: input.logo } },
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
