import { describe, expect, it } from 'vitest';
import {
  aCompany,
  aCuratorCode,
  accepted,
  aUser,
  FIRST_NEW_ID,
  NOW,
  refusedWith,
  type Store,
  signedOutActor,
  stamped,
  summarize,
} from '../../../testing';
import { signUpBrand, signUpCreator } from './accounts';

const person = {
  name: 'Lia Duarte',
  email: ' Lia@Marca.example ',
  phone: '(11) 98765-4321',
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
  locale: 'pt',
  terms: true,
  termsVersion: '2026-12',
  ip: '192.0.2.1',
  userAgent: 'Mozilla/5.0',
};
const company = { tradeName: 'Marca', legalName: 'Marca Ltda.', cnpj: '12.abc.345/01de-35' };
const work = {
  profileType: 'content_creator',
  mainSkill: 'skincare',
  tags: ['beauty', 'skincare', 'beauty'],
};
const empty: Store = {};
const owner = aUser({ email: 'lia@marca.example' });
const known = { ...stamped, id: 7, userId: owner.id, passwordHash: '$argon2id$old', changedAt: NOW };
const taken: Store = { users: [owner], credentials: [known] };
/** An unconfirmed account with the owner's address, perhaps created by another person. */
const waiting: Store = { ...taken, users: [aUser({ email: owner.email, confirmedAt: null })] };
const at = (store: Store) => ({ actor: signedOutActor, store });

const newUser = {
  do: 'insert',
  resource: 'users',
  row: {
    id: FIRST_NEW_ID,
    email: 'lia@marca.example',
    name: 'Lia Duarte',
    phone: '+5511987654321',
    whatsapp: null,
    cpf: null,
    locale: 'pt',
    staff: false,
    duties: [],
    confirmedAt: null,
    suspendedAt: null,
  },
};
const credential = {
  do: 'insert',
  resource: 'credentials',
  row: { userId: FIRST_NEW_ID, passwordHash: person.passwordHash, changedAt: NOW },
};
const agreed = (purpose: string, userId = FIRST_NEW_ID) => ({
  do: 'insert',
  resource: 'consents',
  row: {
    userId,
    purpose,
    text: purpose === 'terms' ? '2026-12' : '2026-11',
    given: true,
    ip: '192.0.2.1',
    userAgent: 'Mozilla/5.0',
  },
});
const asked = { kind: 'users.signedUp' };

describe('a brand signing up', () => {
  const input = { ...person, ...company };

  it('creates the company, the owner, the credential and the proof of consent', async () => {
    const { changes, reply } = await accepted(signUpBrand, input, at(empty));
    const companyRole = { companyId: FIRST_NEW_ID, companyRole: 'owner', creatorId: null };
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
          addresses: [],
          plan: 'open',
          billingCurrency: 'BRL',
          logo: null,
        },
      },
      { ...newUser, row: { ...newUser.row, ...companyRole } },
      credential,
      agreed('terms'),
      agreed('privacy'),
      { do: 'emit', event: { ...asked, rowId: FIRST_NEW_ID, companyId: FIRST_NEW_ID } },
    ]);
    expect(reply).toEqual({ email: 'lia@marca.example' });
  });

  it('gets the same reply for a registered address, whose owner is notified by e-mail', async () => {
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

  it('gets another confirmation e-mail and replaces the password while the address is unconfirmed', async () => {
    const { changes, reply } = await accepted(signUpBrand, input, at(waiting));
    expect(reply).toEqual({ email: 'lia@marca.example' });
    expect(changes).toMatchObject([
      { do: 'update', resource: 'credentials', id: 7, patch: { passwordHash: person.passwordHash } },
      agreed('terms', owner.id),
      agreed('privacy', owner.id),
      { do: 'emit', event: { ...asked, rowId: owner.id } },
    ]);
  });

  it('can consent to marketing', async () => {
    const { changes } = await accepted(signUpBrand, { ...input, marketing: true }, at(empty));
    expect(changes).toContainEqual(agreed('marketing'));
  });

  it('needs no confirmation if the address is already verified', async () => {
    const { changes } = await accepted(signUpBrand, { ...input, emailVerified: true }, at(empty));
    expect(changes).toContainEqual(
      expect.objectContaining({ row: expect.objectContaining({ confirmedAt: NOW, companyRole: 'owner' }) }),
    );
    expect(summarize(changes).at(-1)).toBe('emit users.confirmed');
  });

  it.each<[string, object, Store, string[]]>([
    ['a CNPJ that is already registered', {}, { companies: [aCompany()] }, ['cnpj_taken /cnpj']],
    [
      'a registered CNPJ, without revealing that the address is registered too',
      {},
      { ...taken, companies: [aCompany()] },
      ['cnpj_taken /cnpj'],
    ],
    ['an invalid CNPJ', { cnpj: '12ABC34501DE36' }, empty, ['cnpj_check_digits /cnpj']],
    ['a name that is too short', { name: ' Li ' }, empty, ['name_too_short /name']],
    ['an invalid e-mail address', { email: 'lia@' }, empty, ['invalid_email /email']],
    ['an invalid WhatsApp number', { whatsapp: '1234' }, empty, ['invalid_phone /whatsapp']],
    ['another version of the terms', { termsVersion: '2025-01' }, empty, ['text_changed /termsVersion']],
    ['an invalid phone number', { phone: '1234' }, empty, ['invalid_phone /phone']],
    ['terms not accepted', { terms: false }, empty, ['terms_not_accepted /terms']],
    ['a password that was not hashed', { passwordHash: 'elenco' }, empty, ['invalid_format /passwordHash']],
    ['unknown fields', { staff: true }, empty, ['unrecognized_keys']],
  ])('is rejected with %s', async (_what, change, store, expected) => {
    expect(await refusedWith(signUpBrand, { ...input, ...change }, at(store))).toEqual(expected);
  });
});

describe('a creator signing up', () => {
  const input = { ...person, ...work };

  it('creates the profile, the user, the credential and the proof of consent', async () => {
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
          categories: [],
          available: false,
          presences: [],
          followers: 0,
          priceCents: null,
          evaluationCount: 0,
        },
      },
      { ...newUser, row: { ...newUser.row, companyId: null, companyRole: null, creatorId: FIRST_NEW_ID } },
      credential,
      agreed('terms'),
      agreed('privacy'),
      { do: 'emit', event: { ...asked, rowId: FIRST_NEW_ID, creatorId: FIRST_NEW_ID } },
    ]);
    expect(reply).toEqual({ email: 'lia@marca.example' });
  });

  it('gets the same reply for a registered address as for a new one', async () => {
    const again = await accepted(signUpCreator, input, at(taken));
    expect(again.reply).toEqual((await accepted(signUpCreator, input, at(empty))).reply);
    expect(again.changes).toMatchObject([{ do: 'emit', event: { kind: 'users.signUpAgain' } }]);
  });

  it.each(['K7QM2XHD', ' k7qm-2xhd '])(
    'is assigned to the curator whose code was typed as "%s"',
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
    ['without a curator', empty],
    ['unknown, even if the address is registered', taken],
  ])('is rejected with a code that is %s', async (_what, store) => {
    const given = { ...input, curatorCode: 'K7QM2XHD' };
    expect(await refusedWith(signUpCreator, given, at(store))).toEqual(['unknown_curator_code /curatorCode']);
  });

  it('is assigned to no curator if no code is given', async () => {
    for (const curatorCode of [undefined, '', ' ']) {
      const { changes } = await accepted(signUpCreator, { ...input, curatorCode }, at(empty));
      expect(summarize(changes)).not.toContain('insert attributions');
    }
  });

  it.each<[string, object, string[]]>([
    [
      'more than five tags',
      { tags: ['beauty', 'food', 'travel', 'pets', 'dance', 'music'] },
      ['too_many_tags /tags'],
    ],
    [
      'more than four kinds of content',
      { categories: ['review', 'tutorial', 'vlog', 'news', 'ugc'] },
      ['too_many_categories /categories'],
    ],
    ['an unknown specialty', { mainSkill: 'astrology' }, ['invalid_value /mainSkill']],
    ['a name that is too long for a profile', { name: 'x'.repeat(81) }, ['too_long /name']],
  ])('is rejected with %s', async (_what, change, expected) => {
    expect(await refusedWith(signUpCreator, { ...input, ...change }, at(empty))).toEqual(expected);
  });
});
