import { describe, expect, it } from 'vitest';
import {
  aCreator,
  accepted,
  aPayee,
  brandOwner,
  curator,
  financier,
  ids,
  refusedWith,
  type Store,
  theCreator,
} from '../../testing';
import { savePayee } from './savePayee';

const individual = {
  legalForm: 'individual',
  taxId: '390.533.447-05',
  holder: 'Cecília Amaral',
  bank: '001',
  branch: '1234',
  account: '56789-0',
  pixKey: null,
  birthDate: '1998-05-14',
  dependants: 0,
};
const company = { ...individual, legalForm: 'company', taxId: '12.ABC.345/01DE-35' };
const store: Store = { creators: [aCreator(), aCreator({ id: 22 })] };
const at = { actor: theCreator, store };

describe('a creator says where the money goes', () => {
  it('for the first time', async () => {
    const { changes, reply } = await accepted(savePayee, individual, at);
    const row = { ...individual, taxId: '39053344705', creatorId: ids.creator };
    expect(changes).toEqual([{ do: 'insert', resource: 'payees', row }]);
    expect(reply).toEqual({ creatorId: ids.creator });
  });

  it('again, in the place of what was there', async () => {
    const kept = { ...store, payees: [aPayee(), aPayee({ id: 26, creatorId: 22 })] };
    const { changes } = await accepted(savePayee, company, { actor: theCreator, store: kept });
    const patch = { ...company, taxId: '12ABC34501DE35' };
    expect(changes).toEqual([{ do: 'update', resource: 'payees', id: aPayee().id, patch }]);
  });

  it.each<[string, object, string[]]>([
    ['an individual with a wrong CPF', { ...individual, taxId: '39053344706' }, ['cpf_check_digits /taxId']],
    ['an individual with a CNPJ', { ...individual, taxId: company.taxId }, ['invalid_cpf /taxId']],
    ['a company with a CPF', { ...company, taxId: individual.taxId }, ['invalid_cnpj /taxId']],
    [
      'seventeen years and 364 days',
      { ...individual, birthDate: '2008-11-22' },
      ['guardian_needed /birthDate'],
    ],
    ['eighteen years on the day', { ...individual, birthDate: '2008-11-21' }, []],
    ['a birth to come', { ...individual, birthDate: '2026-11-22' }, ['invalid_birth_date /birthDate']],
    ['a bank without its three digits', { ...individual, bank: '1' }, ['invalid_bank /bank']],
    ['a branch in words', { ...individual, branch: 'centro' }, ['invalid_branch /branch']],
    ['an account without check digit', { ...individual, account: 'x' }, ['invalid_account /account']],
    ['another creator’s account', { ...individual, creatorId: 22 }, ['unrecognized_keys']],
  ])('%s', async (_what, input, expected) => {
    expect(await refusedWith(savePayee, input, at)).toEqual(expected);
  });

  it.each([brandOwner, curator, financier])('and nobody else does: $role $duties', async (actor) => {
    expect(await refusedWith(savePayee, individual, { actor, store })).toEqual(['not_found']);
  });
});
