import { consentTexts } from '@elenco/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../locales/en/problems.json';
import pt from '../../locales/pt/problems.json';
import { type RunningApp, startApp } from '../support/app';
import { putRows } from '../support/rows';
import { Visitor } from '../support/visitor';
import { oneOfEach, people } from './cast';

const received = { pt, en };
let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, oneOfEach);
});
afterAll(() => app.stop());

const brand = {
  tradeName: 'Marca',
  legalName: 'Marca Ltda.',
  cnpj: '11444777000161',
  name: 'Olga Dias',
  email: 'olga@marca.example',
  phone: '+55 (11) 98765-4321',
  password: 'muro azul 77',
  terms: consentTexts.terms,
};
const creator = {
  profileType: 'freelancer',
  mainSkill: 'dance',
  tags: ['music'],
  categories: ['vlog'],
  name: 'Nina Rocha',
  email: 'nina@marca.example',
  phone: '+55 (81) 99876-5432',
  password: 'muro azul 77',
  terms: consentTexts.terms,
};
const company = { intent: 'address', 'address.city': 'Recife' };
const person = {
  intent: 'person',
  name: 'Beatriz Nogueira',
  phone: '+55 (19) 98765-0000',
  cpf: '529.982.247-25',
};
const payee = {
  intent: 'payee',
  kind: 'company',
  holder: 'Nina Rocha',
  birthDate: '1990-01-01',
  bank: '237',
  branch: '0001',
  account: '12345-6',
  dependants: '0',
  taxRegime: 'other',
};
const payeePage = '/dashboard/professional/settings/payee';

type Row = readonly [
  asked: string,
  path: string,
  good: Record<string, string | string[]>,
  field: string,
  bad: string | string[],
  code: keyof typeof pt,
];
const asBrand = ['/signup/brand', brand] as const;
const asCreator = ['/signup/creator', creator] as const;
const sixTags = ['music', 'film', 'food', 'travel', 'fashion', 'beauty'];
/**
 * Forms with one wrong field: at least one for each message of docs/spec/interface.md#messages. A message
 * that would reveal whether an account exists is replaced with a neutral one.
 */
const rows: readonly Row[] = [
  ...Object.keys(brand)
    .filter((field) => field !== 'terms')
    .map((field): Row => ['required field', ...asBrand, field, '', 'required']),
  ['required field', ...asCreator, 'mainSkill', '', 'invalid_value'],
  ['invalid e-mail', ...asBrand, 'email', 'olga@marca', 'invalid_email'],
  ['invalid e-mail', '/password/forgot', {}, 'email', 'olga@marca', 'invalid_email'],
  ['password', ...asBrand, 'password', 'curta', 'password_too_short'],
  ['password', ...asCreator, 'password', 'password', 'password_too_common'],
  ['invalid CNPJ', ...asBrand, 'cnpj', '11.444.777/0001-62', 'cnpj_check_digits'],
  ['invalid CNPJ', ...asBrand, 'cnpj', '11.444.777/0001', 'invalid_cnpj'],
  ['CNPJ already registered', ...asBrand, 'cnpj', '11222333000181', 'cnpj_taken'],
  ['CPF', '/dashboard/client/settings', person, 'cpf', '529.982.247', 'invalid_cpf'],
  ['CPF', '/dashboard/client/settings', person, 'cpf', '529.982.247-26', 'cpf_check_digits'],
  ['state', '/dashboard/client/settings', company, 'address.state', 'XX', 'invalid_state'],
  ['payee', payeePage, payee, 'taxId', '11.444.777/0001-62', 'cnpj_check_digits'],
  ['payee', payeePage, { ...payee, kind: 'mei' }, 'taxId', '11.444.777/0001', 'invalid_cnpj'],
  ['payee', payeePage, { ...payee, kind: 'individual' }, 'taxId', '529.982.247-26', 'cpf_check_digits'],
  ['name', ...asBrand, 'name', 'Al', 'name_too_short'],
  ['name', ...asCreator, 'name', 'Al', 'name_too_short'],
  ['invalid phone number', ...asBrand, 'phone', '123', 'invalid_phone'],
  ['invalid phone number', ...asCreator, 'whatsapp', '123', 'invalid_phone'],
  ['terms', ...asBrand, 'terms', [], 'terms_not_accepted'],
  ['terms', ...asCreator, 'terms', [], 'terms_not_accepted'],
  ['up to 5 tags beside the main skill', ...asCreator, 'tags', sixTags, 'too_many_tags'],
  [
    'up to 4 categories',
    ...asCreator,
    'categories',
    ['vlog', 'review', 'tutorial', 'unboxing', 'humor'],
    'too_many_categories',
  ],
  ['curator code', ...asCreator, 'curatorCode', 'AAAA-AAAA', 'unknown_curator_code'],
];

/** Returns the error of a field: the text that describes the field or its group. */
function fieldError(page: string, field: string): string {
  const at = page.search(new RegExp(`<(?:input|select|textarea)[^>]*name="${field}"`));
  const own = /^<[^>]*/.exec(page.slice(at))?.[0] ?? '';
  const group = page.slice(0, at).lastIndexOf('<fieldset');
  const frame = /^<fieldset[^>]*/.exec(page.slice(Math.max(group, 0)))?.[0] ?? '';
  for (const tag of [own, frame]) {
    const id = /aria-describedby="(?:[^" ]* )?([^" ]+-error)"/.exec(tag)?.[1];
    const text =
      id && new RegExp(`id="${id}"[^>]*>(?:<!--\\$-->)?(?:<svg.*?</svg>)?([^<]*)<`, 's').exec(page)?.[1];
    if (text) return text.replaceAll('&#x27;', "'");
  }
  return '';
}

it.each(['pt', 'en'] as const)(
  'shows every refusal of a form input as a sentence at its field, in the language %s',
  async (language) => {
    const from = { now: new Date().toISOString(), ip: '', userAgent: '' };
    const signedIn = async (userId: number) => {
      const visitor = new Visitor(app.url, language);
      visitor.cookies.set('session', await app.database.identity.openSession(userId, from));
      visitor.cookies.set('locale', language);
      return visitor;
    };
    const [ofBrand, ofCreator] = [await signedIn(people.brandOwner.id), await signedIn(people.creator.id)];
    const wrong: string[] = [];
    for (const [asked, path, good, field, bad, code] of rows) {
      const isPayee = path === payeePage;
      const who = isPayee
        ? ofCreator
        : path.startsWith('/dashboard')
          ? ofBrand
          : new Visitor(app.url, language);
      const reader = isPayee ? people.creator : people.brandOwner;
      const answer = await who.post(path, { ...good, [field]: bad });
      const page = await answer.text();
      const reported = fieldError(page, field);
      const expected = received[path.startsWith('/dashboard') ? reader.locale : language][code];
      if (answer.status !== 422 || reported !== expected) {
        wrong.push(
          `${path} ${field} (${asked}): ${answer.status} ${JSON.stringify(reported)}, not ${JSON.stringify(expected)}`,
        );
      }
      // The page keeps all other input, except a password.
      const typed = Object.entries(good).find(([name]) => name !== field && /name$/i.test(name));
      if (typed && !page.includes(`value="${typed[1]}"`)) wrong.push(`${path} ${field}: ${typed[0]} is lost`);
    }
    expect(wrong).toEqual([]);
    console.log(`messages: ${rows.length} refusals in ${language}, ${wrong.length} wrong`);
  },
);

it('shows wrong credentials as an error of the sign-in form, since neither field alone is wrong', async () => {
  for (const language of ['pt', 'en'] as const) {
    const who = new Visitor(app.url, language);
    const answer = await who.post('/login', { email: people.creator.email, password: 'not this one' });
    expect([answer.status, await answer.text()]).toEqual([
      422,
      expect.stringContaining(received[language].wrong_credentials),
    ]);
  }
});
