import { describe, expect, it } from 'vitest';
import {
  aCompany,
  aCuratorCode,
  accepted,
  aUser,
  FIRST_NEW_ID,
  inShort,
  NOW,
  nobodyYet,
  refusedWith,
  type Store,
} from '../../testing';
import { signUpBrand } from './signUpBrand';
import { signUpCreator } from './signUpCreator';

const person = {
  name: 'Lia Duarte',
  email: ' Lia@Marca.example ',
  phone: '(11) 98765-4321',
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
  locale: 'pt',
  terms: true,
  termsVersion: '2026-11',
};
const company = { tradeName: 'Marca', legalName: 'Marca Ltda.', cnpj: '12.abc.345/01de-35' };
const work = {
  profileType: 'content_creator',
  mainSkill: 'skincare',
  tags: ['beauty', 'skincare', 'beauty'],
};
const empty: Store = {};
const taken: Store = { users: [aUser({ email: 'lia@marca.example' })] };
const at = (store: Store) => ({ actor: nobodyYet, store });

const newUser = {
  do: 'insert',
  resource: 'users',
  row: {
    id: FIRST_NEW_ID,
    email: 'lia@marca.example',
    name: 'Lia Duarte',
    phone: '+5511987654321',
    cpf: null,
    locale: 'pt',
    staff: false,
    duties: [],
    suspendedAt: null,
  },
};
const credential = {
  do: 'insert',
  resource: 'credentials',
  row: { userId: FIRST_NEW_ID, passwordHash: person.passwordHash, changedAt: NOW },
};
const consent = { kind: 'users.signedUp', data: { termsVersion: '2026-11', termsAcceptedAt: NOW } };

describe('a brand signs up', () => {
  const input = { ...person, ...company };

  it('makes the company, its owner, the way to sign in and the proof of consent', async () => {
    const { changes, reply } = await accepted(signUpBrand, input, at(empty));
    const seat = { companyId: FIRST_NEW_ID, seat: 'owner', creatorId: null };
    expect(changes).toMatchObject([
      {
        do: 'insert',
        resource: 'companies',
        row: {
          id: FIRST_NEW_ID,
          tradeName: 'Marca',
          legalName: 'Marca Ltda.',
          cnpj: '12ABC34501DE35',
          responsibleName: 'Lia Duarte',
          responsibleEmail: 'lia@marca.example',
          phone: '+5511987654321',
          address: null,
          plan: 'open',
          billingCurrency: 'BRL',
        },
      },
      { ...newUser, row: { ...newUser.row, ...seat } },
      credential,
      { do: 'emit', event: { ...consent, rowId: FIRST_NEW_ID, companyId: FIRST_NEW_ID } },
    ]);
    expect(reply).toEqual({ email: 'lia@marca.example' });
  });

  it('is answered alike when the address is registered, whose owner is told by mail', async () => {
    const fresh = await accepted(signUpBrand, input, at(empty));
    const again = await accepted(signUpBrand, input, at(taken));
    expect(again.reply).toEqual(fresh.reply);
    expect(again.changes).toEqual([
      {
        do: 'emit',
        event: expect.objectContaining({ kind: 'users.signUpAgain', rowId: taken.users![0]!.id }),
      },
    ]);
  });

  it.each<[string, object, Store, string[]]>([
    ['a CNPJ that has an account', {}, { companies: [aCompany()] }, ['cnpj_taken /cnpj']],
    [
      'both taken: the address does not show',
      {},
      { ...taken, companies: [aCompany()] },
      ['cnpj_taken /cnpj'],
    ],
    ['a wrong CNPJ', { cnpj: '12ABC34501DE36' }, empty, ['invalid_cnpj /cnpj']],
    ['a short name', { name: ' Li ' }, empty, ['name_too_short /name']],
    ['a wrong address', { email: 'lia@' }, empty, ['invalid_email /email']],
    ['a wrong phone', { phone: '1234' }, empty, ['invalid_phone /phone']],
    ['terms not accepted', { terms: false }, empty, ['terms_not_accepted /terms']],
    ['a password that was not hashed', { passwordHash: 'elenco' }, empty, ['invalid_format /passwordHash']],
    ['a role of one’s own choice', { staff: true }, empty, ['unrecognized_keys']],
  ])('is refused with %s', async (_what, change, store, expected) => {
    expect(await refusedWith(signUpBrand, { ...input, ...change }, at(store))).toEqual(expected);
  });
});

describe('a creator signs up', () => {
  const input = { ...person, ...work };

  it('makes the profile, the person, the way to sign in and the proof of consent', async () => {
    const { changes, reply } = await accepted(signUpCreator, input, at(empty));
    expect(changes).toMatchObject([
      {
        do: 'insert',
        resource: 'creators',
        row: {
          id: FIRST_NEW_ID,
          name: 'Lia Duarte',
          profileType: 'content_creator',
          mainSkill: 'skincare',
          tags: ['beauty'],
          available: true,
          presences: [],
          followers: 0,
          priceCents: null,
          evaluationCount: 0,
        },
      },
      { ...newUser, row: { ...newUser.row, companyId: null, seat: null, creatorId: FIRST_NEW_ID } },
      credential,
      { do: 'emit', event: { ...consent, rowId: FIRST_NEW_ID, creatorId: FIRST_NEW_ID } },
    ]);
    expect(reply).toEqual({ email: 'lia@marca.example' });
  });

  it('is answered alike when the address is registered', async () => {
    const again = await accepted(signUpCreator, input, at(taken));
    expect(again.reply).toEqual((await accepted(signUpCreator, input, at(empty))).reply);
    expect(again.changes).toMatchObject([{ do: 'emit', event: { kind: 'users.signUpAgain' } }]);
  });

  it.each(['K7QM2XHD', ' k7qm-2xhd '])(
    'through a curator, whose code was typed as "%s"',
    async (curatorCode) => {
      const store = { 'curator-codes': [aCuratorCode({ creatorId: 22 })] };
      const { changes } = await accepted(signUpCreator, { ...input, curatorCode }, at(store));
      expect(changes.slice(-2)).toMatchObject([
        {
          do: 'insert',
          resource: 'attributions',
          row: { creatorId: FIRST_NEW_ID, curatorId: 22, codeId: 26, companyId: null },
        },
        {
          do: 'emit',
          event: { kind: 'curator-codes.used', rowId: 26, creatorId: 22, data: { title: 'Lia Duarte' } },
        },
      ]);
    },
  );

  it.each<[string, Store]>([
    ['closed', { 'curator-codes': [aCuratorCode({ status: 'closed' })] }],
    ['nobody’s', empty],
    ['nobody’s, and the address registered', taken],
  ])('not with a code that is %s', async (_what, store) => {
    const given = { ...input, curatorCode: 'K7QM2XHD' };
    expect(await refusedWith(signUpCreator, given, at(store))).toEqual(['unknown_curator_code /curatorCode']);
  });

  it('is attributed to nobody without a code', async () => {
    for (const curatorCode of [undefined, '', ' ']) {
      const { changes } = await accepted(signUpCreator, { ...input, curatorCode }, at(empty));
      expect(inShort(changes)).not.toContain('insert attributions');
    }
  });

  it.each<[string, object, string[]]>([
    ['more than four tags', { tags: ['beauty', 'food', 'travel', 'pets', 'dance'] }, ['too_many_tags /tags']],
    ['an unknown speciality', { mainSkill: 'astrology' }, ['invalid_value /mainSkill']],
    ['a name too long for a profile', { name: 'x'.repeat(81) }, ['too_long /name']],
  ])('is refused with %s', async (_what, change, expected) => {
    expect(await refusedWith(signUpCreator, { ...input, ...change }, at(empty))).toEqual(expected);
  });
});
