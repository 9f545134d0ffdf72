import {
  type Actor,
  acceptInvoice,
  acceptPay,
  approveInstalment,
  charges,
  confirmReceipt,
  importReceipts,
  instalments,
  invoices,
  monthlySchedule,
  payContracts,
  payouts,
  preparePayout,
  savePay,
  savePayee,
  sendPay,
  settleCharge,
  shareLinks,
} from '@elenco/core';
import { type Database, hashPassword, People } from '@elenco/db';
import { amount } from './brief';

export const NOW = '2026-11-24T15:00:00.000Z';
const BEFORE = '2026-11-23T15:00:00.000Z';
const DAY = BEFORE.slice(0, 10);
/** Time at which the accounts are created, before the first contract. */
const SIGNED_UP = '2026-11-01T12:00:00.000Z';
/** Instalments per contract. */
const PARTS = 12;
const CONTRACTS = amount(20, 2);
const cpfs = ['52998224725', '11144477735', '39053344705', '98765432100'];
const from = { ip: '192.0.2.7', userAgent: 'bench' };

export interface Arranged {
  readonly charges: readonly { readonly id: number; readonly amountCents: number }[];
  /** Ids of prepared payouts. */
  readonly payouts: readonly number[];
  readonly count: number;
  readonly finance: Actor;
  readonly secondFinance: Actor;
}

/**
 * Creates contracts. Half of their instalments are paid and have prepared payouts. The other half are charged
 * and not paid.
 */
export async function arrangeContracts(database: Database, parties: number): Promise<Arranged> {
  const people = new People(
    database,
    { passwordHash: await hashPassword('elenco-bench-2026') },
    () => SIGNED_UP,
  );
  const finance = await people.staff('Heitor Vale', 'financeiro@bench.example', ['finance']);
  const secondFinance = await people.staff('Iara Moura', 'financeiro2@bench.example', ['finance']);
  const support = await people.staff('Rui Sá', 'suporte@bench.example', ['support']);
  const at = (actor: Actor) => ({ actor, now: BEFORE });
  const creators: Actor[] = [];
  for (let n = 0; n < parties; n += 1) creators.push(await creator(database, people, n));

  // The first posting to an account creates it, so all accounts are created before the measurement.
  const unowned = {
    source: 'pix',
    externalId: 'E',
    receivedOn: DAY,
    amountCents: 1,
    paidBy: 'pix',
    reference: '',
  } as const;
  await database.perform(importReceipts, { entries: [unowned] }, at(finance));

  const open: { id: number; amountCents: number }[] = [];
  const prepared: number[] = [];
  for (let n = 0; n < CONTRACTS; n += 1) {
    const id = await createAcceptedContract(database, {
      who: creators[n % parties]!,
      client: n % parties,
      support,
      daysBefore: n,
    });
    const parts = await database.see(instalments, finance, { payContractId: id }, { by: 'id' });
    for (const [place, part] of parts.entries()) {
      const { amountCents, chargeId } = part;
      if (place % 2) {
        open.push({ id: chargeId, amountCents });
        continue;
      }
      const paid = { id: chargeId, amountCents, paidOn: DAY, paidBy: 'pix' } as const;
      await database.perform(settleCharge, paid, at(finance));
      await database.perform(approveInstalment, { id: part.id }, at(support));
      prepared.push(await readyToPay(database, chargeId, creators[n % parties]!, finance));
    }
  }
  return {
    charges: open,
    payouts: prepared,
    count: Math.min(open.length, prepared.length),
    finance,
    secondFinance,
  };
}

async function creator(database: Database, people: People, n: number): Promise<Actor> {
  const name = `Criadora ${n}`;
  const who = await people.creator({
    name,
    email: `criadora${n}@bench.example`,
    phone: '+5581998765432',
    profileType: 'content_creator',
    mainSkill: 'beauty',
    tags: ['skincare'],
  });
  const payee = {
    legalForm: 'individual' as const,
    taxId: cpfs[n % cpfs.length]!,
    holder: name,
    bank: '001',
    branch: '1234',
    account: '56789-0',
    pixKey: null,
    birthDate: '1995-05-05',
    dependants: 0,
  };
  await database.perform(savePayee, payee, { actor: who, now: SIGNED_UP });
  return who;
}

interface Parties {
  readonly who: Actor;
  readonly client: number;
  readonly support: Actor;
  readonly daysBefore: number;
}

/**
 * Creates an Elenco Pay contract that the client has accepted. Each contract gets a different day, because
 * e-mails to clients are limited per day. Returns the contract's id.
 */
async function createAcceptedContract(
  database: Database,
  { who, client: n, support, daysBefore }: Parties,
): Promise<number> {
  const now = new Date(Date.parse(BEFORE) - daysBefore * 86_400_000).toISOString();
  const at = (actor: Actor) => ({ actor, now });
  const project = { title: 'Vídeos', scope: 'Gravação.', rights: '', startsOn: null, endsOn: '2027-12-01' };
  const { id } = await database.perform(savePay, { id: null, part: { ...project, rounds: 1 } }, at(who));
  const client = {
    clientName: `Cliente ${n}`,
    clientTaxId: cpfs[n % cpfs.length]!,
    clientContact: 'Dora',
    clientEmail: `cliente${n}@bench.example`,
    clientAddress: 'Rua A, 1, Campinas/SP',
  };
  await database.perform(savePay, { id, part: client }, at(who));
  const price = {
    lines: [{ label: 'Reels', quantity: 1, amountCents: PARTS * 10_000 }],
    currency: 'BRL' as const,
    feePayer: 'creator' as const,
    schedule: monthlySchedule(PARTS * 10_000, PARTS, '2026-12-10'),
    fineBp: 200,
    interestBp: 100,
    cancelBp: 0,
    message: '',
    validUntil: null,
  };
  await database.perform(savePay, { id, part: price }, at(who));
  await database.perform(sendPay, { id, ...from }, at(who));
  const [sent] = await database.see(payContracts, who, { id });
  const [link] = await database.see(shareLinks, support, { payContractId: id });
  const guest: Actor = {
    role: 'guest',
    shareLinkId: link!.id,
    issuedById: link!.createdById,
    name: 'Dora',
    companyId: sent!.companyId!,
    payContractId: id,
    briefingId: null,
    contractId: null,
    listId: null,
    reportId: null,
    withNotes: false,
    creatorIds: [],
    actions: ['pay', 'pay-confirm'],
  };
  await database.perform(acceptPay, { id, textHash: sent!.textHash!, ...from }, at(guest));
  return id;
}

async function readyToPay(database: Database, chargeId: number, who: Actor, finance: Actor): Promise<number> {
  const at = (actor: Actor) => ({ actor, now: BEFORE });
  const [charge] = await database.see(charges, finance, { id: chargeId });
  const parts = await database.see(instalments, finance, { contractId: charge!.contractId! });
  const payoutId = parts.find((part) => part.chargeId === chargeId)!.payoutId!;
  const [payout] = await database.see(payouts, finance, { id: payoutId });
  await database.perform(confirmReceipt, { payoutId, amountCents: payout!.grossCents }, at(who));
  const [invoice] = await database.see(invoices, finance, { payoutId });
  await database.perform(acceptInvoice, { id: invoice!.id, comment: 'Conferido.' }, at(finance));
  await database.perform(preparePayout, { id: payoutId }, at(finance));
  return payoutId;
}
