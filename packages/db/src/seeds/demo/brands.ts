import { type Actor, changePlan, type Plan } from '@elenco/core';
import { companies, users } from '@elenco/core/people';
import type { Database } from '../../database';
import type { People } from '../people';
import { cnpjOf, cpfOf } from './documents';

interface Brand {
  readonly trade: string;
  readonly legal: string;
  readonly cnpj: string;
  readonly owner: string;
  readonly email: string;
  readonly city: string;
  readonly state: string;
  readonly plan: Plan;
}

/** A dozen fictitious companies; some with the alphanumeric CNPJ issued since July 2026. */
export const brands: readonly Brand[] = [
  {
    trade: 'Aurora Cosméticos',
    legal: 'Aurora Indústria de Cosméticos Ltda.',
    cnpj: '114447770001',
    owner: 'Helena Duarte',
    email: 'brand@aurora.example',
    city: 'Campinas',
    state: 'SP',
    plan: 'business',
  },
  {
    trade: 'Tapera Cafés',
    legal: 'Tapera Torrefação S.A.',
    cnpj: '7KF3MQ9P0001',
    owner: 'Murilo Bastos',
    email: 'marketing@tapera.example',
    city: 'Poços de Caldas',
    state: 'MG',
    plan: 'business',
  },
  {
    trade: 'Passo Largo',
    legal: 'Passo Largo Calçados Ltda.',
    cnpj: '208341550001',
    owner: 'Renata Kuhn',
    email: 'marca@passolargo.example',
    city: 'Novo Hamburgo',
    state: 'RS',
    plan: 'community',
  },
  {
    trade: 'Maré Turismo',
    legal: 'Maré Viagens e Turismo Ltda.',
    cnpj: '315520890001',
    owner: 'Cícero Alencar',
    email: 'oi@mareturismo.example',
    city: 'Fortaleza',
    state: 'CE',
    plan: 'business',
  },
  {
    trade: 'Horta da Vila',
    legal: 'Horta da Vila Alimentos Ltda.',
    cnpj: 'B4T9XW210001',
    owner: 'Sônia Meireles',
    email: 'contato@hortadavila.example',
    city: 'Curitiba',
    state: 'PR',
    plan: 'open',
  },
  {
    trade: 'Banco Jangada',
    legal: 'Jangada Instituição de Pagamento S.A.',
    cnpj: '422718030001',
    owner: 'Otávio Lacerda',
    email: 'creators@jangada.example',
    city: 'São Paulo',
    state: 'SP',
    plan: 'enterprise',
  },
  {
    trade: 'Pulo do Gato Pet',
    legal: 'Pulo do Gato Comércio de Rações Ltda.',
    cnpj: '539062710001',
    owner: 'Letícia Farias',
    email: 'ola@pulodogato.example',
    city: 'Belo Horizonte',
    state: 'MG',
    plan: 'community',
  },
  {
    trade: 'Estúdio Fubá',
    legal: 'Fubá Móveis Autorais Ltda.',
    cnpj: 'R8D2LC550001',
    owner: 'Ivan Sartori',
    email: 'fuba@estudiofuba.example',
    city: 'Bento Gonçalves',
    state: 'RS',
    plan: 'open',
  },
  {
    trade: 'Vitalê',
    legal: 'Vitalê Suplementos Ltda.',
    cnpj: '647315920001',
    owner: 'Priscila Amado',
    email: 'marketing@vitale.example',
    city: 'Goiânia',
    state: 'GO',
    plan: 'business',
  },
  {
    trade: 'Lume Livros',
    legal: 'Lume Editora e Livraria Ltda.',
    cnpj: '755184360001',
    owner: 'Teodoro Paes',
    email: 'imprensa@lumelivros.example',
    city: 'Rio de Janeiro',
    state: 'RJ',
    plan: 'community',
  },
  {
    trade: 'Recôncavo Beach',
    legal: 'Recôncavo Moda Praia Ltda.',
    cnpj: 'H6N1ZA740001',
    owner: 'Dandara Souza',
    email: 'dandara@reconcavo.example',
    city: 'Salvador',
    state: 'BA',
    plan: 'business',
  },
  {
    trade: 'Trilho Bikes',
    legal: 'Trilho Bicicletas Elétricas S.A.',
    cnpj: '869927140001',
    owner: 'Gustavo Engel',
    email: 'trilho@trilhobikes.example',
    city: 'Joinville',
    state: 'SC',
    plan: 'community',
  },
];

/** Word lists of the first brand for captions of creators' posts. */
const auroraWords = {
  unwantedWords: ['milagroso', 'aposta', 'cerveja'],
  competitors: ['Rosa Viva', 'Lírio'],
};

/**
 * Signs the companies up, completes their data and starts their plans. Returns the owners of the companies.
 * The owner of Aurora comes first.
 */
export async function createBrands(database: Database, people: People, now: () => string): Promise<Actor[]> {
  const owners: Actor[] = [];
  for (const [n, brand] of brands.entries()) {
    const owner = await people.brand({
      tradeName: brand.trade,
      legalName: brand.legal,
      cnpj: cnpjOf(brand.cnpj),
      phone: `+55119${String(81_234_500 + n)}`,
      name: brand.owner,
      email: brand.email,
    });
    if (owner.role !== 'company') throw new Error('expected a company actor');
    const by = { actor: owner, now: now() };
    const address = {
      cep: '13010000',
      street: 'Rua do Elenco',
      number: String(100 + n),
      city: brand.city,
      state: brand.state,
      country: 'BR',
    };
    const words = n === 0 ? auroraWords : {};
    await database.update(companies, { id: owner.companyId, address, ...words }, by);
    await database.update(users, { id: owner.userId, cpf: cpfOf(310_450_100 + n * 7919) }, by);
    await database.perform(
      changePlan,
      { id: owner.companyId, plan: brand.plan, agreedCents: brand.plan === 'enterprise' ? 780_000 : null },
      { actor: { role: 'system' }, now: now() },
    );
    owners.push(owner);
  }
  return owners;
}
