import { z } from 'zod';
import { accept, anyOf, emit, refuse, update } from '../../../kit';
import { type Actor, creatorIdOf, defineCommand, staff } from '../actor';
import { type Creator, creators, ownProfile, payees } from '../creator';
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
 * Sets whether visitors can see a profile and its price. Only the creator can turn this on; staff can only
 * turn it off. Refuses with `not_yours_to_open`.
 */
export const setVisibility = defineCommand({
  name: 'creators.setVisibility',
  rest: 'Shows or hides the public profile and its price',
  notWhileImpersonating: true,
  input: z.strictObject({ id, publicProfile: z.boolean(), pricePublic: z.boolean() }),
  load: (find, input) =>
    find.forUpdate(creators, input.id, anyOf<Actor, Creator>(ownProfile, staff('curation', 'support'))),
  decide({ rows: row, input: { id: rowId, ...wanted }, actor }) {
    const opened = (['publicProfile', 'pricePublic'] as const).find((field) => wanted[field] && !row[field]);
    if (opened && actor.role === 'admin') return refuse('not_yours_to_open', `/${opened}`);
    return accept([update(creators, rowId, wanted)], { id: rowId });
  },
});

/**
 * Reveals a creator's payout account to finance. Returns the whole row, of which lists hide the personal
 * fields. An event and the audit log record the access without the data.
 */
export const revealPayee = defineCommand({
  name: 'payees.reveal',
  rest: 'Returns a creator’s payment details unmasked; each call is logged',
  revealsSecrets: true,
  notWhileImpersonating: true,
  input: z.strictObject({ id }),
  load: (find, input) => find.forUpdate(payees, input.id, staff('finance')),
  decide: ({ rows: payee }) =>
    accept(
      [emit({ kind: 'payees.reveal', resource: 'payees', rowId: payee.id, creatorId: payee.creatorId })],
      payee,
    ),
});
