import { describe, expect, it } from 'vitest';
import {
  aCreator,
  accepted,
  aPayee,
  aPayout,
  aUser,
  brandOwner,
  curator,
  financier,
  ids,
  NOW,
  patchOf,
  refusedWith,
  type Store,
  summarize,
  theCreator,
} from '../../../testing';
import { noPreparation } from '../preparation';
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
const person = aUser({
  id: theCreator.userId,
  name: 'Cecília Amaral de Sá',
  companyId: null,
  companyRole: null,
});
const owner = { ...person, creatorId: ids.creator, cpf: null };
const files = [
  { id: 6, creatorId: ids.creator },
  { id: 7, creatorId: 22 },
];
const store: Store = { files, creators: [aCreator(), aCreator({ id: 22 })], users: [owner] };
const at = { actor: theCreator, store };

describe('saving a payee', () => {
  it('inserts the first payee', async () => {
    const { changes, reply } = await accepted(savePayee, individual, at);
    const row = {
      ...individual,
      taxRegime: null,
      regimeFileId: null,
      taxId: '39053344705',
      creatorId: ids.creator,
      changedAt: null,
      former: null,
    };
    // The first CPF of a payee is also stored with the user.
    const known = { do: 'update', resource: 'users', id: owner.id, patch: { cpf: '39053344705' } };
    expect(changes).toEqual([{ do: 'insert', resource: 'payees', row }, known]);
    expect(reply).toEqual({ creatorId: ids.creator });
  });

  describe('for the second time', () => {
    const payouts = [
      aPayout({ status: 'processing', preparedById: 9, preparedAt: NOW, preparedPayeeVersion: 1 }),
      aPayout({ id: 82, status: 'processing' }),
    ];
    const kept = { ...store, payees: [aPayee(), aPayee({ id: 26, creatorId: 22 })], payouts };
    const change = (input: object) => accepted(savePayee, input, { actor: theCreator, store: kept });
    const same = { ...individual, pixKey: aPayee().pixKey };

    it('replaces the payee, undoes prepared payouts and blocks payouts for 48 hours', async () => {
      const { changes } = await change(company);
      expect(summarize(changes)).toEqual([
        'update payees 25',
        'update payouts 81',
        'emit payouts.undoPreparation',
        'emit payees.change',
      ]);
      expect(patchOf(changes, 'payees')).toEqual({
        ...company,
        taxId: '12ABC34501DE35',
        changedAt: NOW,
        taxRegime: 'other',
        regimeFileId: null,
        former: {
          taxId: '***.533.447-**',
          bank: '001',
          account: '••••9-0',
          pixKey: 'c•••@story.example',
        },
      });
      const undone = noPreparation;
      expect(patchOf(changes, 'payouts')).toEqual(undone);
      expect(changes.at(-1)).toMatchObject({ event: { creatorId: ids.creator, data: { hours: 48 } } });
    });

    it.each([{ account: '56789-1' }, { bank: '260' }, { pixKey: null }, { holder: 'Cecilia Amaral' }])(
      'sends a notice even if only %j changes',
      async (changed) => {
        expect(summarize((await change({ ...same, ...changed })).changes)).toContain('emit payees.change');
      },
    );

    it('undoes prepared payouts but blocks no payouts if only dependants change', async () => {
      const { changes } = await change({ ...same, dependants: 1 });
      expect(summarize(changes).slice(0, 3)).toEqual([
        'update payees 25',
        `update users ${owner.id}`,
        'update payouts 81',
      ]);
      expect(patchOf(changes, 'payees')).not.toHaveProperty('changedAt');
      expect(summarize(changes)).not.toContain('emit payees.change');
    });

    it('stores nothing if all values are the same', async () => {
      const known = { ...kept, users: [{ ...owner, cpf: '39053344705' }] };
      const { changes } = await accepted(savePayee, same, { actor: theCreator, store: known });
      expect(changes).toEqual([]);
    });
  });

  it.each<[string, object, string[]]>([
    ['an individual with a wrong CPF', { ...individual, taxId: '39053344706' }, ['cpf_check_digits /taxId']],
    ['an individual with a CNPJ', { ...individual, taxId: company.taxId }, ['invalid_cpf /taxId']],
    ['a company with a CPF', { ...company, taxId: individual.taxId }, ['invalid_cnpj /taxId']],
    [
      'a creator who turns 18 tomorrow',
      { ...individual, birthDate: '2008-11-22' },
      ['guardian_needed /birthDate'],
    ],
    ['a creator who turns 18 today', { ...individual, birthDate: '2008-11-21' }, []],
    ['a future birth date', { ...individual, birthDate: '2026-11-22' }, ['invalid_birth_date /birthDate']],
    ['a bank without its three digits', { ...individual, bank: '1' }, ['invalid_bank /bank']],
    ['a branch in words', { ...individual, branch: 'centro' }, ['invalid_branch /branch']],
    ['an account without check digit', { ...individual, account: 'x' }, ['invalid_account /account']],
    ['an account of another person', { ...individual, holder: 'Caio Lemos' }, ['not_own_name /holder']],
    ['only a first name as account holder', { ...individual, holder: 'Cecília' }, ['not_own_name /holder']],
    ['the full name in capitals as account holder', { ...individual, holder: 'CECILIA AMARAL DE SA' }, []],
    ['a company with its own name as account holder', { ...company, holder: 'Amaral Produções Ltda.' }, []],
    ['an invalid PIX key', { ...individual, pixKey: 'minha chave' }, ['invalid_pix_key /pixKey']],
    [
      'another person’s CPF as PIX key',
      { ...individual, pixKey: '529.982.247-25' },
      ['not_own_pix_key /pixKey'],
    ],
    ['the creator’s own CPF as PIX key', { ...individual, pixKey: '390.533.447-05' }, []],
    ['a company with its CNPJ as PIX key', { ...company, pixKey: '12ABC34501DE35' }, []],
    [
      'a MEI without its certificate',
      { ...company, taxRegime: 'mei' },
      ['regime_proof_needed /regimeFileId'],
    ],
    [
      'a company in the Simples with a document of another creator',
      { ...company, taxRegime: 'simples', regimeFileId: 7 },
      ['unknown_file /regimeFileId'],
    ],
    ['a MEI with its certificate', { ...company, taxRegime: 'mei', regimeFileId: 6 }, []],
    ['a telephone as PIX key', { ...individual, pixKey: '+55 81 99876-5432' }, []],
    ['another creator’s account', { ...individual, creatorId: 22 }, ['unrecognized_keys']],
  ])('checks %s', async (_what, input, expected) => {
    expect(await refusedWith(savePayee, input, at)).toEqual(expected);
  });

  it('refuses a CPF that is not the user’s own', async () => {
    const known = { ...store, users: [{ ...owner, cpf: '52998224725' }] };
    const refused = await refusedWith(savePayee, individual, { actor: theCreator, store: known });
    expect(refused).toEqual(['not_own_cpf /taxId']);
  });

  it.each([brandOwner, curator, financier])(
    'is refused for actors other than the creator: $role $duties',
    async (actor) => {
      expect(await refusedWith(savePayee, individual, { actor, store })).toEqual(['not_found']);
    },
  );
});
