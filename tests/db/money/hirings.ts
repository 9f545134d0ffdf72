import { addDays } from '@elenco/brazil';
import {
  acceptAmendment,
  acceptContract,
  acceptEnding,
  acceptPay,
  approveDraft,
  approveInstalment,
  channelHosts,
  combineCharges,
  decideEnding,
  disputeEnding,
  monthlySchedule,
  payAmounts,
  payContracts,
  prepareRefund,
  publishContent,
  releaseRefund,
  requestAmendment,
  requestEnding,
  savePay,
  sendPay,
  separateCharges,
  submitDraft,
  verifyContent,
  withdrawEnding,
} from '@elenco/core';
import type { Act, World } from './world';

const from = { ip: '192.0.2.7', userAgent: 'Mozilla/5.0' } as const;
const currencies = ['BRL', 'BRL', 'EUR', 'USD'] as const;

interface Ended {
  readonly id: number;
  readonly side: 'company' | 'creator';
  readonly creatorId: number;
  readonly refundCents: number;
  readonly currency: string;
  readonly contractId: number;
}
const other = (world: World, { side, creatorId }: Ended) =>
  side === 'company' ? world.creator(creatorId) : world.brand;
const asked = (world: World, place: number, status: string) =>
  world.one<Ended>(
    place,
    `select s.id, side, creator_id as "creatorId", refund_cents::float8 as "refundCents", currency,
       contract_id as "contractId" from settlements s where status = '${status}' order by id`,
  );

/** Returns the sum of a contract's money, in cents, that was refunded to cards or is disputed. */
export async function refundedToCards(world: World, contractId: number): Promise<number> {
  const [sum] = await world.rows<{ cents: number }>(
    `select coalesce(sum(refund_cents + set_off_cents), 0)::float8 as cents from card_payments
     where charge_id in (
       select id from charges where contract_id = ${contractId}
       union all select charge_id from charge_lines
         where of_charge_id is not null and contract_id = ${contractId})`,
  );
  return sum!.cents;
}

/** Acts on hirings and on Elenco Pay contracts. */
export const hirings = {
  'sign a hiring': async (world, a) => {
    const row = await world.one<{ id: number; hash: string; creatorId: number }>(
      a,
      `select id, text_hash as hash, creator_id as "creatorId" from contracts
       where status = 'sent' and origin = 'hiring' order by id`,
    );
    if (!row) return 'nothing';
    const given = { id: row.id, textHash: row.hash, ...from };
    await world.perform(acceptContract, given, world.brand);
    return world.perform(acceptContract, given, world.creator(row.creatorId));
  },

  'request one invoice for a project': async (world, a) => {
    const open = await world.one<{ briefingId: number; totalCents: number }>(
      a,
      `select briefing_id as "briefingId", sum(amount_cents)::float8 as "totalCents" from charges
       where status = 'open' and purpose in ('hiring', 'amendment', 'penalty') and briefing_id is not null
       group by briefing_id having count(*) > 1 order by 1`,
    );
    return open ? world.perform(combineCharges, open, world.brand) : 'nothing';
  },

  'split a project invoice again': async (world, a, b) => {
    const invoice = await world.one<{ id: number }>(
      a,
      `select id from charges where purpose = 'project' and status in ('open', 'overdue') order by id`,
    );
    return invoice && b % 3 === 0 ? world.perform(separateCharges, invoice, world.brand) : 'nothing';
  },

  'agree on a contract of a creator with a client': async (world, a, b, c) => {
    const creator = world.cast.creators[a % 2]!;
    const [company] = await world.rows<{ cnpj: string; email: string }>(
      `select cnpj, (select email from users where company_id = c.id order by id limit 1) as email
       from companies c where id = $1`,
      [world.brand.companyId],
    );
    const project = { title: 'Vídeos', scope: 'Roteiro e gravação.', rights: '', rounds: 1 };
    const made = await world.ask(
      savePay,
      { id: null, part: { ...project, startsOn: null, endsOn: addDays(world.day, 90) } },
      creator,
    );
    const id = made!.id;
    const client = {
      clientName: 'Aurora',
      clientTaxId: company!.cnpj,
      clientEmail: company!.email,
      clientContact: 'Dona',
      clientAddress: 'Rua A, 1, Campinas/SP',
    };
    await world.ask(savePay, { id, part: client }, creator);
    const [draft] = await world.database.see(payContracts, creator, { id });
    const lines = [{ label: 'Reels', quantity: 1 + (b % 2), amountCents: 90_000 + ((b * 7_919) % 50_000) }];
    const feePayer = b % 3 ? ('creator' as const) : ('client' as const);
    const { clientCents } = payAmounts({ ...draft!, lines, feePayer });
    const firstDueOn = addDays(world.day, 1 + (c % 20));
    // Half of the schedules consist of equal monthly instalments, the other half begin with a different
    // instalment.
    const deposit = c % 2 === 0 ? 0 : 1 + ((b * 104_729) % (clientCents - 3));
    const schedule = [
      ...(deposit > 0 ? [{ amountCents: deposit, dueOn: world.day }] : []),
      ...monthlySchedule(clientCents - deposit, 1 + (b % 3), firstDueOn),
    ];
    const price = {
      lines,
      currency: currencies[c % 4]!,
      feePayer,
      schedule,
      fineBp: b % 2 ? 200 : 0,
      interestBp: 100,
      cancelBp: 0,
      message: '',
      validUntil: null,
    };
    await world.ask(savePay, { id, part: price }, creator);
    await world.ask(sendPay, { id, ...from }, creator);
    const [sent] = await world.database.see(payContracts, creator, { id });
    return world.perform(acceptPay, { id, textHash: sent!.textHash ?? '', ...from }, world.brand);
  },

  work: async (world, a, b) => {
    const row = await world.one<{ id: number; status: string; creatorId: number }>(
      a,
      `select d.id, d.status, d.creator_id as "creatorId" from deliverables d
       join contracts c on c.id = d.contract_id
       where c.status = 'active' and d.status not in ('verified', 'cancelled') order by d.id`,
    );
    if (!row) return 'nothing';
    const { id } = row;
    const creator = world.creator(row.creatorId);
    const link = `https://www.${channelHosts.instagram?.[0]}/p/elenco${id}/`;
    const draft = { id, caption: '#publi Pele.', draftLink: 'https://drive.example/rascunho' };
    if (row.status === 'planned') await world.perform(submitDraft, draft, creator);
    if (b % 4 === 3) return 'done';
    await world.perform(approveDraft, { id }, world.brand);
    if (b % 4 === 2) return 'done';
    await world.perform(publishContent, { id, link }, creator);
    return world.perform(verifyContent, { id }, world.brand);
  },

  'deliver the work of an instalment': async (world, a) => {
    const row = await world.one<{ id: number }>(
      a,
      'select id from instalments where approved_at is null and payout_id is not null order by id',
    );
    return row ? world.perform(approveInstalment, row, world.brand) : 'nothing';
  },

  'renew a hiring': async (world, a, b) => {
    const row = await world.one<{ id: number; creatorId: number }>(
      a,
      `select id, creator_id as "creatorId" from contracts where origin = 'hiring' and status = 'active' order by id`,
    );
    if (!row) return 'nothing';
    const wanted = {
      contractId: row.id,
      kind: b % 2 ? ('rights' as const) : ('work' as const),
      startsOn: addDays(world.day, 1),
      endsOn: addDays(world.day, 40),
      additionalCents: b % 4 === 1 ? 0 : 50_003 + (b % 1_000),
      description: 'Mais um mês.',
    };
    await world.perform(requestAmendment, { ...wanted, ...from }, world.brand);
    const amendment = await world.one<{ id: number; hash: string }>(
      0,
      `select id, text_hash as hash from amendments where contract_id = ${row.id} and status = 'awaiting_creator'`,
    );
    if (!amendment) return 'refused';
    const given = { id: amendment.id, textHash: amendment.hash, ...from };
    return world.perform(acceptAmendment, given, world.creator(row.creatorId));
  },

  'request the end of a hiring': async (world, a, b) => {
    const row = await world.one<{ id: number; title: string; creatorId: number }>(
      a,
      `select id, title, creator_id as "creatorId" from contracts where status = 'active' order by id`,
    );
    if (!row) return 'nothing';
    const asks = b % 2 ? world.creator(row.creatorId) : world.brand;
    return world.perform(requestEnding, { contractId: row.id, title: row.title, reason: 'Mudou.' }, asks);
  },

  'answer an early end': async (world, a, b) => {
    const row = await asked(world, a, 'requested');
    if (!row) return 'nothing';
    const { id } = row;
    if (b % 4 === 1) return world.perform(disputeEnding, { id, comment: 'Já gravei.' }, other(world, row));
    if (b % 4 === 2) {
      const by = row.side === 'company' ? world.brand : world.creator(row.creatorId);
      return world.perform(withdrawEnding, { id }, by);
    }
    return world.perform(acceptEnding, { id }, other(world, row));
  },

  'decide an early end': async (world, a, b) => {
    const row = await asked(world, a, 'under_review');
    if (!row) return 'nothing';
    const [most] = await world.rows<{ cents: number }>(
      `select coalesce(sum(gross_cents), 0)::float8 as cents from payouts
       where contract_id = ${row.contractId} and status = 'waiting_invoice'`,
    );
    const creatorCents = [0, most!.cents, Math.floor(most!.cents / 3)][b % 3]!;
    return world.perform(
      decideEnding,
      { id: row.id, creatorCents, comment: 'Pelo estado.' },
      world.cast.finance,
    );
  },

  'refund the brand after an early end': async (world, a) => {
    const row = await asked(world, a, 'agreed');
    if (!row || row.refundCents === 0) return 'nothing';
    await world.perform(prepareRefund, { id: row.id }, world.cast.finance);
    const before = await refundedToCards(world, row.contractId);
    const given = { id: row.id, proof: `E2E-${row.id}`, refundedOn: world.day };
    const did = await world.perform(releaseRefund, given, world.cast.secondFinance);
    if (did !== 'done') return did;
    const toCards = (await refundedToCards(world, row.contractId)) - before;
    world.outside.move(row.currency, toCards - row.refundCents);
    return did;
  },
} satisfies Readonly<Record<string, Act>>;
