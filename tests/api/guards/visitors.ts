import { aUser } from '@elenco/core/testing';
import type { RunningApp } from '../../support/app';
import { Browsing } from '../../support/browsing';
import { type Person, people } from '../cast';

type Role = 'nobody' | 'company' | 'creator' | 'admin';
export interface Visitor {
  readonly name: string;
  readonly role: Role;
  readonly browser: Browsing;
  readonly withoutCpf?: true;
  readonly restricted?: true;
  /** True if the visitor owns the rows in the URLs. */
  readonly own?: true;
}

const withoutCpf = aUser({ id: 130, email: 'sem.cpf@aurora.example', companyRole: 'member', cpf: null });
const suspended = aUser({
  id: 131,
  email: 'fora@aurora.example',
  companyRole: 'member',
  suspendedAt: '2026-11-01T00:00:00.000Z',
});
/** Users that these tests insert in addition to the users of the cast. */
export const guarded = [withoutCpf, suspended];

/** Signs all users in. Returns the visitors, each with a browser. */
export async function visitorsOf(app: RunningApp): Promise<Visitor[]> {
  const at = (id: number) => Browsing.as(app, id);
  const person = async (name: Person, role: Role, more: Partial<Visitor> = {}): Promise<Visitor> => ({
    name,
    role,
    browser: await at(people[name].id),
    ...more,
  });
  return [
    { name: 'nobody', role: 'nobody', browser: new Browsing(app.url) },
    {
      name: 'a forged session',
      role: 'nobody',
      browser: new Browsing(app.url, new Map([['session', 'x'.repeat(43)]])),
    },
    { name: 'somebody suspended', role: 'nobody', browser: await at(suspended.id) },
    await person('brandOwner', 'company', { own: true }),
    await person('brandMember', 'company', { own: true }),
    await person('otherBrand', 'company'),
    {
      name: 'a brand without CPF',
      role: 'company',
      browser: await at(withoutCpf.id),
      withoutCpf: true,
      own: true,
    },
    await person('creator', 'creator', { own: true }),
    await person('otherCreator', 'creator'),
    await person('curation', 'admin'),
    await person('finance', 'admin'),
    await person('support', 'admin'),
    await person('owner', 'admin'),
    await person('content', 'admin'),
    await person('restricted', 'admin', { restricted: true }),
    await loggedIn(app, 'support as a brand', 'support', 'brandMember', 'company'),
    await loggedIn(app, 'support as a creator', 'support', 'creator', 'creator'),
    await loggedIn(app, 'an owner as a member', 'brandOwner', 'brandMember', 'company'),
  ];
}

async function loggedIn(
  app: RunningApp,
  name: string,
  opener: Person,
  as: Person,
  role: Role,
): Promise<Visitor> {
  const browser = await Browsing.as(app, people[opener].id);
  await browser.send(`/dashboard/login-as/${people[as].id}`, { reason: 'Para ver as mesmas telas' });
  return { name, role, browser, own: true };
}
