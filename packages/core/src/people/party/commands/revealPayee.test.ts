import { describe, expect, it } from 'vitest';
import {
  accepted,
  aPayee,
  brandOwner,
  curator,
  financier,
  refusedWith,
  type Store,
  theCreator,
} from '../../../testing';
import { payees } from '../creator';
import { revealPayee } from './revealPayee';

const payee = aPayee();
const store: Store = { payees: [payee, aPayee({ id: 26, creatorId: 22 })] };

describe('the payout account of a creator', () => {
  it('is revealed to finance, and the access is recorded', async () => {
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
