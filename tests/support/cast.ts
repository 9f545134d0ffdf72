import { randomBytes } from 'node:crypto';
import { type Actor, changePlan, savePayee, savePresences } from '@elenco/core';
import { companies, creators, users } from '@elenco/core/people';
import { type Database, hashPassword, Job, type NfseContent, nfseReading, People } from '@elenco/db';

/** Hash of the password `elenco-demo-2026`. It is computed only once, because hashing is slow by design. */
export const passwordHash = await hashPassword('elenco-demo-2026');

export interface Cast {
  readonly brand: Actor;
  readonly otherBrand: Actor;
  readonly creators: readonly Actor[];
  readonly curator: Actor;
  readonly finance: Actor;
  readonly secondFinance: Actor;
  readonly job: Job;
  /** Clock of all commands of the cast. Tests assign a new time to it. */
  readonly clock: { now: string };
}

const cpfs = ['52998224725', '11144477735', '39053344705', '98765432100'];

/** Creates two brands, four creators who can be hired, and staff. Most tests need no other users. */
export async function gather(database: Database): Promise<Cast> {
  const clock = { now: '2026-11-21T12:00:00.000Z' };
  const now = () => clock.now;
  const people = new People(database, { passwordHash }, now);
  const curator = await people.staff('Gabriela Torres', 'curadoria@casa.example', ['curation']);
  const finance = await people.staff('Heitor Vale', 'financeiro@casa.example', ['finance']);
  const secondFinance = await people.staff('Iara Moura', 'financeiro2@casa.example', ['finance']);
  const brand = await readyBrand(database, people, 'Aurora', '11222333000181', clock.now);
  const otherBrand = await readyBrand(database, people, 'Brisa', '12ABC34501DE35', clock.now);
  const hired: Actor[] = [];
  for (const [n, cpf] of cpfs.entries()) hired.push(await readyCreator(database, people, n, cpf, clock.now));
  const job = new Job(database, { curator, finance, secondFinance }, now, (owner, content) =>
    keepNfse(database, owner, content),
  );
  return { brand, otherBrand, creators: hired, curator, finance, secondFinance, job, clock };
}

async function readyBrand(
  database: Database,
  people: People,
  name: string,
  cnpj: string,
  now: string,
): Promise<Actor> {
  const brand = await people.brand({
    name: `Dona da ${name}`,
    email: `dona@${name.toLowerCase()}.example`,
    tradeName: name,
    legalName: `${name} Ltda.`,
    cnpj,
    phone: '+5519998765432',
  });
  if (brand.role !== 'company') throw new Error('not a user of a company');
  const address = {
    cep: '13010000',
    street: 'Rua A',
    number: '1',
    city: 'Campinas',
    state: 'SP',
    country: 'BR',
  };
  await database.update(companies, { id: brand.companyId, address }, { actor: brand, now });
  await database.perform(
    changePlan,
    { id: brand.companyId, plan: 'business' },
    { actor: { role: 'system' }, now },
  );
  await database.update(users, { id: brand.userId, cpf: '52998224725' }, { actor: brand, now });
  return brand;
}

/** Creates another brand that can hire creators. */
export async function anotherBrand(database: Database, name: string, cnpj: string): Promise<Actor> {
  const now = '2026-11-21T12:00:00.000Z';
  return readyBrand(database, new People(database, { passwordHash }, () => now), name, cnpj, now);
}

/** Creates more creators. All of them share a CPF, as several payees may. */
export async function moreCreators(database: Database, count: number): Promise<Actor[]> {
  const now = '2026-11-21T12:00:00.000Z';
  const people = new People(database, { passwordHash }, () => now);
  const crowd: Actor[] = [];
  for (let n = 0; n < count; n += 1) crowd.push(await readyCreator(database, people, 100 + n, cpfs[0]!, now));
  return crowd;
}

async function readyCreator(
  database: Database,
  people: People,
  n: number,
  cpf: string,
  now: string,
): Promise<Actor> {
  const creator = await people.creator({
    name: `Criadora Número ${n + 1}`,
    email: `criadora${n + 1}@elas.example`,
    phone: '+5581998765432',
    profileType: 'content_creator',
    mainSkill: 'beauty',
    tags: ['skincare'],
  });
  if (creator.role !== 'creator') throw new Error('not a user with a creator profile');
  const about = {
    id: creator.creatorId,
    bio: 'Pele sem filtro.',
    city: 'Recife',
    state: 'PE',
    priceCents: 120_000,
  };
  await database.update(creators, about, { actor: creator, now });
  const presences = [
    { channel: 'instagram', handle: `@criadora${n + 1}`, followers: 48_000, engagementBp: 420 },
  ] as const;
  await database.perform(savePresences, { presences }, { actor: creator, now });
  const payee = {
    legalForm: 'individual',
    taxId: cpf,
    holder: `Criadora Número ${n + 1}`,
    bank: '001',
    branch: '1234',
    account: '56789-0',
    pixKey: null,
    birthDate: '1995-05-05',
    dependants: 0,
  };
  await database.perform(savePayee, payee, { actor: creator, now });
  return creator;
}

async function keepNfse(database: Database, owner: Actor, content: NfseContent): Promise<number> {
  if (owner.role !== 'creator') throw new Error('the actor is not a creator');
  const file = {
    name: 'nfse.xml',
    mime: 'application/xml',
    size: 9,
    sha256: randomBytes(32).toString('hex'),
    reading: nfseReading(content),
  };
  const row = {
    ...file,
    ownerId: owner.userId,
    companyId: null,
    creatorId: owner.creatorId,
    createdAt: new Date(0).toISOString(),
  };
  return (await database.files.add(row)).id;
}

/** A complete brief, with a budget of R$ 10,000 for Reels and Stories in December. */
export const wholeBrief = {
  kind: 'creator',
  title: 'Verão sem frescura',
  brand: 'Aurora',
  product: 'Protetor 70',
  description: 'Mostrar o protetor no dia a dia da praia.',
  audience: 'Mulheres de 20 a 35 anos',
  goals: ['awareness'],
  skill: 'beauty',
  tags: ['skincare'],
  sought: 'Quem fala de pele sem filtro.',
  creatorsWanted: 2,
  channels: ['instagram'],
  wanted: [{ channel: 'instagram', format: 'reels', quantity: 2 }],
  startsOn: '2026-12-01',
  endsOn: '2026-12-20',
  budgetCents: 1_000_000,
} as const;

/** Returns a proposal item: one Instagram reel for this total in cents. */
export const oneReel = (amountCents: number) =>
  ({ channel: 'instagram', format: 'reels', quantity: 1, pricing: 'total', amountCents }) as const;

export const creatorIdOf = (actor: Actor): number => {
  if (actor.role !== 'creator') throw new Error('not a creator');
  return actor.creatorId;
};

/** Creates a project, from the draft to the invitations. Returns its id and the proposals. */
export async function invite(cast: Cast, budgetCents = 1_000_000, creators = cast.creators.slice(0, 3)) {
  const { job, brand } = cast;
  const briefingId = await job.draft(brand, { ...wholeBrief, budgetCents } as never);
  await job.submit(brand, briefingId);
  await job.approve(briefingId);
  const ids = creators.map(creatorIdOf);
  await job.shortlist(briefingId, ids);
  await job.release(briefingId);
  return { briefingId, proposals: await job.select(brand, briefingId, ids) };
}
