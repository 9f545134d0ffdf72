import {
  type Actor,
  acceptEnding,
  acceptInvoice,
  acceptPay,
  actorOf,
  approveInstalment,
  charges,
  contracts,
  instalments,
  noBalances,
  type PayContract,
  payContracts,
  payouts,
  prepareRefund,
  releaseRefund,
  requestEnding,
  revisePay,
  savePay,
  sendPay,
  settleCharge,
  shareLinks,
  terminations,
  type User,
} from '@elenco/core';
import { linkHashOf } from '@elenco/db';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { additionTo, codes, guestBy, sendAdditionTo } from '../support/payGuests';
import { testDatabase } from '../support/testDatabase';

const { database, client } = await testDatabase({ demo: '2026-11-21' });
let finance: Actor;
let secondFinance: Actor;
let creator: Actor;
let support: Actor;
const now = '2026-11-21T15:00:00.000Z';

beforeAll(async () => {
  const who = async (email: string) => actorOf((await database.identity.byEmail(email)) as User);
  finance = await who('finance@elenco.example');
  secondFinance = await who('finance2@elenco.example');
  creator = await who('creator@story.example');
  support = await who('support@elenco.example');
});

const pick = async (title: string) => (await database.see(payContracts, creator, { title }))[0]!;
const at = (actor: Actor) => ({ actor, now });

const write = (input: z.input<typeof savePay.input>) => database.perform(savePay, input, at(creator));
const sendAddition = (signed: PayContract) => sendAdditionTo(database, at(creator), signed);

describe('an Elenco Pay contract', () => {
  it('opens, after a revision, only through the latest e-mail', async () => {
    const { id, clientName, clientTaxId, clientContact, clientAddress } = await pick('Casamento na praia');
    const token = 'of-the-first-email';
    await client.query('update share_links set token_hash = $1 where pay_contract_id = $2', [
      linkHashOf(token),
      id,
    ]);
    const opened = () => database.identity.findShareLink(token, now);
    expect(await opened()).toMatchObject({ payContractId: id });
    await database.perform(revisePay, { id }, at(creator));
    expect(await opened()).toBeUndefined();
    const clientEmail = 'dora@freire.example';
    await write({ id, part: { clientName, clientTaxId, clientContact, clientAddress, clientEmail } });
    await database.perform(sendPay, { id, ip: '192.0.2.9', userAgent: 'x' }, at(creator));
    const links = await database.see(shareLinks, support, { payContractId: id }, { by: 'id' });
    expect(links.at(-1)).toMatchObject({ status: 'active', email: clientEmail });
    expect(await opened()).toBeUndefined();
  });

  it('is accepted once if the client accepts it several times concurrently, and charges each instalment once', async () => {
    const pay = await pick('Bastidores do ateliê');
    const [link] = await database.see(shareLinks, support, { payContractId: pay.id });
    const guest = guestBy(link!.id, pay);
    const input = { id: pay.id, textHash: pay.textHash!, ip: '192.0.2.9', userAgent: 'x' };
    // The link in an e-mail that only allows reading does not allow accepting the contract.
    const reader: Actor = { ...guest, actions: ['pay'] };
    await expect(database.perform(acceptPay, input, at(reader))).rejects.toThrow('not_found');
    const spent = () => database.money.ofCompany(finance, pay.companyId!);
    const before = await spent();
    const both = await Promise.allSettled([
      database.perform(acceptPay, input, at(guest)),
      database.perform(acceptPay, input, at(guest)),
    ]);
    expect(codes(both).sort()).toEqual(['done', 'move_not_possible']);
    const { contractId } = await pick(pay.title);
    const asked = await database.see(charges, finance, { contractId: contractId! });
    expect(asked.map((one) => [one.purpose, one.amountCents, one.status])).toEqual([
      ['pay', 120_000, 'open'],
      ['pay', 120_000, 'open'],
    ]);
    const [inBrl = noBalances('BRL'), ...others] = before;
    expect(await spent()).toEqual([{ ...inBrl, toPayCents: inBrl.toPayCents + 240_000 }, ...others]);
    const shared = await database.community.sharedWork(pay.companyId!);
    expect(shared.filter((one) => one.creatorId === pay.creatorId && one.hired > 0)).toEqual([]);
    const [contract] = await database.see(contracts, creator, { id: contractId! });
    expect(contract).toMatchObject({
      origin: 'pay',
      status: 'active',
      totalCents: 240_000,
      feeCents: 36_000,
    });
  });

  it('counts a late payment once if it is recorded twice, and credits fine and interest to the creator', async () => {
    const pay = await pick('Bastidores do ateliê');
    const [part] = await database.see(instalments, finance, { payContractId: pay.id }, { by: 'id' });
    const late = '2027-01-20T15:00:00.000Z';
    const days = (Date.parse('2027-01-20') - Date.parse(part!.dueOn)) / 86_400_000;
    const extra = 2_400 + Math.round((120_000 * 100 * days) / 300_000);
    const paid = {
      id: part!.chargeId,
      paidOn: '2027-01-20',
      paidBy: 'pix',
      amountCents: 120_000 + extra,
    } as const;
    const press = () => database.perform(settleCharge, paid, { actor: finance, now: late });
    expect(codes(await Promise.allSettled([press(), press()])).sort()).toEqual(['done', 'move_not_possible']);
    const { rows } = await client.query(
      'select kind, amount_cents::int as cents from charge_lines where charge_id = $1 order by id',
      [part!.chargeId],
    );
    expect(rows).toEqual([
      { kind: 'price', cents: 120_000 },
      { kind: 'fine', cents: 2_400 },
      { kind: 'interest', cents: extra - 2_400 },
    ]);
    const [payout] = await database.see(payouts, creator, { contractId: part!.contractId });
    expect(payout).toMatchObject({ grossCents: 120_000 - 18_000 + extra, status: 'waiting_invoice' });
    expect(await pick(pay.title)).toMatchObject({ status: 'active' });
  });

  it('pays nothing to the creator before the client has approved the delivery', async () => {
    const pay = await pick('Série sobre cerâmica');
    const [part] = await database.see(instalments, finance, { payContractId: pay.id }, { by: 'id' });
    const { rows } = await client.query<{ id: number }>(
      `insert into invoices (created_at, updated_at, status, status_since, contract_id, company_id, creator_id,
         payout_id, file_id, issuer_tax_id, taker_tax_id, amount_cents, currency, month, checks, answer, version)
       select $1, $1, 'submitted', $1, contract_id, company_id, creator_id, $2,
         (select min(id) from files), '52998224725', '12ABC34501DE35', gross_cents, currency, '2026-11-01', '[]', '', 1
       from payouts where id = $2 returning id`,
      [now, part!.payoutId],
    );
    const accept = () => database.perform(acceptInvoice, { id: rows[0]!.id }, at(finance));
    await expect(accept()).rejects.toMatchObject({ errors: [{ code: 'content_not_verified' }] });
    await database.perform(approveInstalment, { id: part!.id }, at(support));
    await accept();
    const [payout] = await database.see(payouts, creator, { id: part!.payoutId! });
    expect(payout?.status).toBe('processing');
  });

  it('is changed after signing only by an addition, which the client accepts separately', async () => {
    const signed = await pick('Vitrine de dezembro');
    const of = (payContractId: number) => database.see(instalments, finance, { payContractId }, { by: 'id' });
    const before = await of(signed.id);
    const project = additionTo('Vitrine de dezembro');
    await expect(write({ id: signed.id, part: project })).rejects.toMatchObject({
      errors: [{ code: 'move_not_possible' }],
    });
    const draft = await pick('Coleção Cobogó');
    await expect(write({ id: null, amendsId: draft.id, part: null })).rejects.toMatchObject({
      errors: [{ code: 'contract_not_in_force' }],
    });
    const id = await sendAddition(signed);
    const sent = await pick(project.title);
    expect(sent).toMatchObject({ amendsId: signed.id, companyId: signed.companyId, status: 'sent' });
    expect(sent.text).toContain(signed.textHash!);
    const [link] = await database.see(shareLinks, support, { payContractId: id });
    await database.perform(
      acceptPay,
      { id, textHash: sent.textHash!, ip: '192.0.2.9', userAgent: 'x' },
      at(guestBy(link!.id, sent)),
    );
    expect((await of(id)).map((part) => part.amountCents)).toEqual([50_000]);
    // The signed contract and its charges do not change.
    expect(await of(signed.id)).toEqual(before);
    expect(await pick(signed.title)).toEqual(signed);
  });

  it("ends if the creator agrees to the client's request, and the amount that is not due is refunded", async () => {
    const pay = await pick('Bastidores do ateliê');
    const contractId = pay.contractId!;
    const [link] = await database.see(shareLinks, support, { payContractId: pay.id });
    const guest = guestBy(link!.id, pay);
    const ask = { contractId, title: pay.title, reason: 'A loja fechou.' };
    await sendAddition(pay);
    await expect(database.perform(requestEnding, ask, at({ ...guest, actions: ['pay'] }))).rejects.toThrow(
      'not_found',
    );
    await expect(
      database.perform(requestEnding, { ...ask, title: 'Bastidores' }, at(guest)),
    ).rejects.toMatchObject({ errors: [{ code: 'title_differs' }] });
    await database.perform(requestEnding, ask, at(guest));
    const [paid, open] = await database.see(instalments, finance, { payContractId: pay.id }, { by: 'id' });
    const [payout] = await database.see(payouts, creator, { id: paid!.payoutId! });
    const [ending] = await database.see(terminations, guest, {});
    // The price of ending a signed contract is 20 % of the paid part that was not delivered, plus 20 % of the
    // open instalment of R$ 1,200.
    const dueOfPaid = Math.round(payout!.grossCents / 5);
    const back = payout!.grossCents + 18_000 - dueOfPaid - 3_600;
    expect(ending).toMatchObject({
      side: 'company',
      status: 'requested',
      briefingId: null,
      answerBy: '2026-11-28',
      creatorCents: dueOfPaid + 20_400,
      feeCents: 7_200,
      refundCents: back,
      waivedCents: 96_000,
    });
    const { id } = ending!;
    await expect(database.perform(acceptEnding, { id }, at(guest))).rejects.toThrow('not_found');
    const both = await Promise.allSettled([
      database.perform(acceptEnding, { id }, at(creator)),
      database.perform(acceptEnding, { id }, at(creator)),
    ]);
    expect(codes(both).sort()).toEqual(['done', 'move_not_possible']);

    expect(await pick(pay.title)).toMatchObject({ status: 'ended' });
    // After the end, neither an addition that was already sent nor a new one can be accepted.
    const more = await pick(additionTo(pay.title).title);
    const taking = { id: more.id, textHash: more.textHash!, ip: '192.0.2.9', userAgent: 'x' };
    await expect(database.perform(acceptPay, taking, at(guestBy(link!.id, more)))).rejects.toMatchObject({
      errors: [{ code: 'contract_not_in_force' }],
    });
    const [contract] = await database.see(contracts, creator, { id: contractId });
    expect(contract?.status).toBe('cancelled');
    const [kept] = await database.see(payouts, creator, { contractId });
    expect(kept).toMatchObject({ grossCents: dueOfPaid, status: 'waiting_invoice' });
    const billed = await database.see(charges, finance, { contractId }, { by: 'id' });
    expect(billed.map((one) => [one.purpose, one.status, one.amountCents])).toEqual([
      ['pay', 'paid', payout!.grossCents + 18_000],
      ['pay', 'cancelled', 120_000],
      ['pay', 'open', 24_000],
    ]);
    // The remaining due amount is paid out like an instalment, but without waiting for a delivery.
    const due = billed[2]!;
    const settling = { id: due.id, paidOn: '2026-11-21', paidBy: 'pix', amountCents: 24_000 } as const;
    await database.perform(settleCharge, settling, at(finance));
    const [last] = await database.see(instalments, finance, { id: open!.id });
    expect(last).toMatchObject({ chargeId: due.id, amountCents: 24_000 });
    expect(await database.see(payouts, creator, { id: last!.payoutId! })).toMatchObject([
      { grossCents: 20_400, status: 'waiting_invoice' },
    ]);

    const owed = async () => {
      const { rows } = await client.query(
        `select coalesce(-sum(p.amount_cents), 0)::int as cents from postings p
         join ledger_accounts a on a.id = p.account_id where a.kind = 'refunds' and a.company_id = $1`,
        [pay.companyId],
      );
      return rows[0].cents;
    };
    const before = await owed();
    await database.perform(prepareRefund, { id }, at(finance));
    await database.perform(
      releaseRefund,
      { id, proof: 'DEV-1', refundedOn: '2026-11-21' },
      at(secondFinance),
    );
    expect(before - (await owed())).toBe(back);
    const events = await client.query<{ kind: string }>(
      `select kind from events where resource = 'pay-contracts' and row_id = $1
         and kind in ('pay-contracts.askEnding', 'pay-contracts.end', 'pay-contracts.refundEnding') order by id`,
      [pay.id],
    );
    expect(events.rows.map(({ kind }) => kind)).toEqual([
      'pay-contracts.askEnding',
      'pay-contracts.end',
      'pay-contracts.refundEnding',
    ]);
  });

  it('keeps the ledger balanced, and every charge equal to the sum of its lines', async () => {
    const { rows } = await client.query(
      `select currency from postings group by currency having sum(amount_cents) <> 0`,
    );
    expect(rows).toEqual([]);
    const uneven = await client.query(
      `select c.id from charges c join charge_lines l on l.charge_id = c.id
       group by c.id having sum(l.amount_cents) <> c.amount_cents or sum(l.fee_cents) <> c.fee_cents`,
    );
    expect(uneven.rows).toEqual([]);
  });
});
