import { businessDate } from '@elenco/brazil';
import {
  type Actor,
  acceptEnding,
  acceptPay,
  approveInstalment,
  charges,
  commentOnPay,
  companies,
  deliverInstalment,
  expirePays,
  instalments,
  monthlySchedule,
  payContracts,
  refusePay,
  requestEnding,
  savePay,
  sendPay,
  settleCharge,
  shareLinks,
  terminations,
  viewPay,
} from '@elenco/core';
import type { z } from 'zod';
import type { Job, PlatformStaff } from '../job';
import type { DemoClock } from './clock';
import { buyDollars, payInDollars } from './dollars';

interface Client {
  readonly client: string;
  readonly taxId: string;
  readonly email: string;
  readonly address: string;
  /** Country code of the client, if abroad. */
  readonly country?: string;
  /** Currency of the contract, BRL by default. Contracts in dollars are paid by card. */
  readonly currency?: 'EUR' | 'USD';
  readonly contact?: string;
}
interface Story extends Client {
  readonly title: string;
  readonly state:
    | 'draft'
    | 'sent'
    | 'viewed'
    | 'refused'
    | 'expired'
    | 'accepted'
    | 'active'
    | 'completed'
    | 'ended';
  readonly cents: number;
  /**
   * Number of equal instalments, a month apart. For `halves`, half of the price is due immediately and half
   * on the day of the delivery.
   */
  readonly instalments: number | 'halves';
  readonly begun: number;
}

const address = 'Rua da Aurora, 120, Recife/PE';
const outside: Client = {
  client: 'Ateliê Cobogó',
  taxId: '12345678000195',
  email: 'dora@cobogo.example',
  address,
};
const person: Client = {
  client: 'Dora Freire',
  taxId: '52998224725',
  email: 'dora.freire@caixa.example',
  address,
};
const abroad: Client = {
  client: 'Kessler Keramik GmbH',
  taxId: 'DE811128135',
  email: 'jonas@kessler.example',
  address: 'Torstraße 118, 10119 Berlin',
  country: 'DE',
  currency: 'EUR',
  contact: 'Jonas Kessler',
};
const inDollars = { cents: 90_000, currency: 'USD' } as const;
const stories: readonly Story[] = [
  { ...outside, title: 'Coleção Cobogó', state: 'draft', cents: 165_000, instalments: 1, begun: 1 },
  {
    ...outside,
    title: 'Bastidores do ateliê',
    state: 'sent',
    cents: 120_000,
    instalments: 'halves',
    begun: 2,
  },
  { ...person, title: 'Casamento na praia', state: 'viewed', cents: 240_000, instalments: 1, begun: 4 },
  { ...person, title: 'Aniversário da loja', state: 'refused', cents: 90_000, instalments: 1, begun: 20 },
  { ...outside, title: 'Feira de inverno', state: 'expired', cents: 150_000, instalments: 1, begun: 30 },
  { ...outside, title: 'Vitrine de dezembro', state: 'accepted', cents: 300_000, instalments: 3, begun: 6 },
  { ...outside, title: 'Série sobre cerâmica', state: 'active', cents: 200_000, instalments: 2, begun: 15 },
  { ...abroad, title: 'Studio tour in Recife', state: 'active', cents: 95_000, instalments: 2, begun: 12 },
  { ...person, title: 'Vídeo do restaurante', state: 'completed', cents: 180_000, instalments: 1, begun: 60 },
  { ...outside, title: 'Lookbook em inglês', state: 'completed', ...inDollars, instalments: 1, begun: 50 },
  { ...person, title: 'Cardápio de verão', state: 'ended', cents: 110_000, instalments: 2, begun: 25 },
];

type Creator = Extract<Actor, { role: 'creator' }>;

type PayProject = Extract<z.input<typeof savePay.input>['part'], { title: unknown }>;
type PayPrice = Extract<z.input<typeof savePay.input>['part'], { lines: unknown }>;

/** Creates Elenco Pay contracts of the demo creator, at least one in every state. */
export async function seedPay(
  { job, staff, clock }: { job: Job; staff: PlatformStaff; clock: DemoClock },
  creator: Actor,
  brand: Actor,
): Promise<void> {
  if (creator.role !== 'creator' || brand.role !== 'company')
    throw new Error('the creator or the client was not found');
  for (const story of stories) await seedContract(story, job, clock, staff, creator);
  clock.at(1);
  const [company] = await job.database.see(companies, brand, { id: brand.companyId });
  const own = {
    client: company!.tradeName,
    taxId: company!.cnpj!,
    email: company!.responsibleEmail,
    address,
  };
  const known = { ...own, title: 'Vídeos para a loja', state: 'sent', cents: 250_000 } as const;
  await seedContract({ ...known, instalments: 1, begun: 3 }, job, clock, staff, creator);
  clock.at(0);
  await job.run(expirePays, {}, { role: 'system' });
}

/** Days from the first day of a contract to the delivery. */
const DELIVERY_DAYS = 40;

/** Returns the instalments of a contract for two pieces of work. */
function scheduleOf({ cents, instalments: of }: Story, day: (after: number) => string): PayPrice['schedule'] {
  if (of !== 'halves') return monthlySchedule(2 * cents, of, day(8));
  return [
    { amountCents: cents, dueOn: day(8), deliverOn: day(20) },
    { amountCents: cents, dueOn: day(DELIVERY_DAYS), deliverOn: day(DELIVERY_DAYS) },
  ];
}

async function seedContract(
  story: Story,
  job: Job,
  clock: DemoClock,
  staff: PlatformStaff,
  creator: Creator,
): Promise<void> {
  const { finance, curator } = staff;
  const {
    title,
    client,
    taxId,
    email,
    state,
    cents,
    begun,
    currency = 'BRL',
    contact = 'Dora Freire',
  } = story;
  const scope = story.country ? 'Script, filming and publication.' : 'Roteiro, gravação e publicação.';
  clock.at(begun);
  const day = (after: number) => clock.day(after - begun);
  const project: PayProject = {
    title,
    scope,
    rights: '',
    rounds: 2,
    equipment: 'own',
    workplace: 'remote',
    channels: ['instagram'],
    formats: ['reels'],
    postCount: 2,
    startsOn: null,
    endsOn: day(DELIVERY_DAYS),
  };
  const { id } = await job.run(savePay, { id: null, part: project }, creator);
  const party = { clientName: client, clientCountry: story.country, clientTaxId: taxId };
  const reached = { clientContact: contact, clientEmail: email, clientAddress: story.address };
  await job.run(savePay, { id, part: { ...party, ...reached } }, creator);
  const price: PayPrice = {
    lines: [
      { label: story.country ? 'Instagram reels' : 'Reels no Instagram', quantity: 2, amountCents: cents },
    ],
    currency,
    feePayer: 'creator',
    schedule: scheduleOf(story, day),
    fineBp: 200,
    interestBp: 100,
    cancelBp: 2_000,
    message: '',
    validUntil: day(7),
  };
  await job.run(savePay, { id, part: price }, creator);
  if (state === 'draft') return;
  clock.tick();
  const from = { ip: '192.0.2.7', userAgent: 'Mozilla/5.0' };
  await job.run(sendPay, { id, ...from }, creator);
  if (state === 'sent') return;
  const [pay] = await job.database.see(payContracts, finance, { id });
  const [link] = await job.database.see(shareLinks, curator, { payContractId: id });
  const guest: Actor = {
    role: 'guest',
    shareLinkId: link!.id,
    issuedById: link!.createdById,
    name: contact,
    companyId: pay!.companyId!,
    briefingId: null,
    contractId: null,
    listId: null,
    reportId: null,
    payContractId: id,
    withNotes: false,
    creatorIds: [],
    actions: ['pay', 'pay-confirm'],
  };
  clock.tick();
  if (state === 'expired') return;
  await job.run(viewPay, { id }, guest);
  if (state === 'viewed') {
    await job.run(commentOnPay, { id, text: 'Dá para publicar antes da feira?' }, guest);
    return;
  }
  if (state === 'refused') {
    await job.run(refusePay, { id, comment: 'Ficou acima do que temos este mês.' }, guest);
    return;
  }
  clock.tick();
  await job.run(acceptPay, { id, textHash: pay!.textHash!, ...from }, guest);
  if (state === 'accepted') return;
  clock.at(begun - 5);
  const [first] = await job.database.see(instalments, finance, { payContractId: id }, { by: 'id' });
  const [charge] = await job.database.see(charges, finance, { id: first!.chargeId });
  const paidOn = businessDate(clock.now());
  const paidBy = currency === 'BRL' ? ('pix' as const) : ('transfer' as const);
  const input = { id: charge!.id, paidBy, amountCents: charge!.amountCents, paidOn };
  if (currency === 'USD') await payInDollars(job, charge!, guest);
  else await job.run(settleCharge, input, finance);
  if (state !== 'ended' && !story.country) {
    clock.tick();
    const link = 'https://pastas.example/primeira-versao';
    await job.run(deliverInstalment, { id: first!.id, text: 'Primeira versão.', link }, creator);
  }
  if (state === 'active') return;
  if (state === 'ended') {
    clock.at(begun - 8);
    const { contractId } = first!;
    await job.run(
      requestEnding,
      { contractId, title, reason: 'O restaurante não abre mais neste verão.' },
      guest,
    );
    clock.tick();
    const [asked] = await job.database.see(terminations, creator, { contractId });
    await job.run(acceptEnding, { id: asked!.id }, creator);
    return;
  }
  clock.at(begun - 12);
  await job.run(approveInstalment, { id: first!.id }, guest);
  const contract = { id: first!.contractId };
  await job.acceptInvoice(await job.invoice(creator, contract));
  clock.at(10);
  if (currency !== 'BRL') await buyDollars(job, contract, staff, businessDate(clock.now()));
  await job.transfer(await job.prepare(contract));
}
