import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../people';
import {
  accepted,
  aPayContract,
  NOW,
  otherCreator,
  patchOf,
  refusedWith,
  theCreator,
} from '../../../testing';
import { payContractFlow } from '../pay';
import { archivePay, revisePay } from './payContracts';

const at = (row: ReturnType<typeof aPayContract>, actor: Actor = theCreator) =>
  [archivePay, { id: row.id }, { actor, store: { 'pay-contracts': [row] } }] as const;

describe('archiving an Elenco Pay contract', () => {
  it.each(payContractFlow.states)('is possible only without the client’s acceptance: %s', async (status) => {
    const refusals = status === 'refused' || status === 'expired' ? [] : ['move_not_possible'];
    expect(await refusedWith(...at(aPayContract({ status })))).toEqual(refusals);
  });

  it('stores the time, which a revision of the contract removes', async () => {
    const row = aPayContract({ status: 'refused' });
    const { changes } = await accepted(...at(row));
    expect(patchOf(changes, 'pay-contracts')).toEqual({ archivedAt: NOW });
    const archived = { ...row, archivedAt: NOW };
    const revised = await accepted(
      revisePay,
      { id: row.id },
      { actor: theCreator, store: { 'pay-contracts': [archived], 'share-links': [] } },
    );
    expect(patchOf(revised.changes, 'pay-contracts')).toMatchObject({ archivedAt: null });
  });

  it('is not possible for another creator', async () => {
    expect(await refusedWith(...at(aPayContract({ status: 'refused' }), otherCreator))).toEqual([
      'not_found',
    ]);
  });
});
