import { z } from 'zod';
import { accept, update } from '../../../kit';
import { creatorIdOf, defineCommand, type Rule } from '../actor';
import { type Company, companies } from '../company';
import { creators, ownProfile } from '../creator';
import { id, photo } from '../fields';
import { portraitSeed } from '../photo';

/**
 * Sets a creator's photograph, which the portal has re-encoded and stored; null restores the drawn portrait.
 * Only the portal runs this command.
 */
export const setPortrait = defineCommand({
  name: 'creators.setPortrait',
  input: z.strictObject({ photo: photo.nullable() }),
  load: (find, _input, { actor }) => find.forUpdate(creators, creatorIdOf(actor), ownProfile),
  decide: ({ rows: owner, input }) =>
    accept([update(creators, owner.id, { portrait: input.photo ?? portraitSeed(owner.id) })], {
      id: owner.id,
    }),
});

/**
 * Sets a creator's background picture, which the portal has re-encoded and stored; null removes it. Only the
 * portal runs this command.
 */
export const setBackground = defineCommand({
  name: 'creators.setBackground',
  input: z.strictObject({ photo: photo.nullable() }),
  load: (find, _input, { actor }) => find.forUpdate(creators, creatorIdOf(actor), ownProfile),
  decide: ({ rows: owner, input }) =>
    accept([update(creators, owner.id, { background: input.photo })], { id: owner.id }),
});

/**
 * Sets a company's logo, which the portal has re-encoded and stored; null removes it. Only the portal runs
 * this command.
 */
export const setLogo = defineCommand({
  name: 'companies.setLogo',
  input: z.strictObject({ id, logo: photo.nullable() }),
  load: (find, input) => find.forUpdate(companies, input.id, companies.access.update as Rule<Company>),
  decide: ({ input }) => accept([update(companies, input.id, { logo: input.logo })], { id: input.id }),
});
