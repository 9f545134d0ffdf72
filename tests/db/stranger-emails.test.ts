import { randomBytes } from 'node:crypto';
import {
  type Actor,
  acceptPay,
  createShareLink,
  emailAllowances,
  type PayContract,
  payContracts,
  requestAcceptance,
  requestEnding,
  revisePay,
  savePay,
  sendPay,
  shareLinks,
} from '@elenco/core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Cast, gather, invite } from '../support/cast';
import { guestBy } from '../support/payGuests';
import { testDatabase } from '../support/testDatabase';

const { database, client } = await testDatabase();
let cast: Cast;
let briefingId: number;
const now = '2026-11-21T15:00:00.000Z';
const nextDay = '2026-11-22T00:00:00.000Z';
const usedUp = {
  code: 'too_often',
  errors: [{ code: 'emails_used_up', params: { until: nextDay, seconds: 32_400 } }],
};

beforeAll(async () => {
  cast = await gather(database);
  ({ briefingId } = await invite(cast, 1_000_000, [...cast.creators]));
});
beforeEach(() => client.query('delete from counters'));

const times = async (count: number, act: (n: number) => Promise<unknown>) => {
  for (let n = 0; n < count; n += 1) await act(n);
};
const newHash = () => randomBytes(32).toString('hex');
const events = async (kind: string) =>
  Number((await client.query('select count(*) from events where kind = $1', [kind])).rows[0].count);

describe('a share link sent by e-mail', () => {
  const share = (email: string, at = now) =>
    database.perform(
      createShareLink,
      { briefingId, label: 'Agência', actions: ['select'], email, tokenHash: newHash() },
      { actor: cast.brand, now: at },
    );
  const { byUser, byUserToAddress } = emailAllowances.shareLink;

  it('is limited per day and recipient, however the e-mail address is spelled', async () => {
    const written = ['rosa@agencia.example', 'Rosa@Agencia.example', 'rosa+1@agencia.example'];
    await times(byUserToAddress.times, (n) => share(written[n % 3]!));
    const before = [await events('share-links.select'), await database.see(shareLinks, cast.brand, {})];
    // Refused e-mails are not counted, so they do not use up the next day's limit.
    for (const address of written) await expect(share(address)).rejects.toMatchObject(usedUp);
    expect([await events('share-links.select'), await database.see(shareLinks, cast.brand, {})]).toEqual(
      before,
    );
    await share('outra@agencia.example');
    await share('rosa@agencia.example', nextDay);
  });

  it('is limited per day for all recipients together', async () => {
    await times(byUser.times, (n) => share(`pessoa${n}@agencia.example`));
    await expect(share('mais@agencia.example')).rejects.toMatchObject(usedUp);
  });

  it('is not limited if it is created without an e-mail', async () => {
    const link = { briefingId, label: 'Agência', actions: ['select' as const] };
    await times(byUserToAddress.times + 1, () =>
      database.perform(createShareLink, { ...link, tokenHash: newHash() }, { actor: cast.brand, now }),
    );
  });
});

describe('an Elenco Pay contract', () => {
  const from = { ip: '192.0.2.9', userAgent: 'x' };
  const creatorAt = () => ({ actor: cast.creators[0] as Actor, now });

  async function written(): Promise<number> {
    const project = {
      title: 'Vídeos',
      scope: 'Roteiro.',
      rights: '',
      rounds: 1,
      startsOn: null,
      endsOn: '2027-02-01',
    };
    const { id } = await database.perform(savePay, { id: null, part: project }, creatorAt());
    const about = {
      clientName: 'Dora Freire',
      clientTaxId: '39053344705',
      clientContact: 'Dora',
      clientEmail: 'dora@atelie.example',
      clientAddress: 'Rua do Sol, 1, Recife/PE',
    };
    await database.perform(savePay, { id, part: about }, creatorAt());
    const price = {
      lines: [{ label: 'Reels', quantity: 1, amountCents: 90_000 }],
      currency: 'BRL' as const,
      feePayer: 'creator' as const,
      schedule: [{ amountCents: 90_000, dueOn: '2026-12-10' }],
      fineBp: 0,
      interestBp: 0,
      cancelBp: 0,
      message: '',
      validUntil: null,
    };
    await database.perform(savePay, { id, part: price }, creatorAt());
    return id;
  }
  const read = async (id: number): Promise<PayContract> =>
    (await database.see(payContracts, cast.creators[0] as Actor, { id }))[0]!;
  const { byUserToAddress } = emailAllowances.ownContract;

  it('can be accepted and ended without an e-mail if the limit of e-mails is reached', async () => {
    const id = await written();
    const send = () => database.perform(sendPay, { id, ...from }, creatorAt());
    const revise = () => database.perform(revisePay, { id }, creatorAt());
    await times(byUserToAddress.times - 1, async () => {
      await send();
      await revise();
    });
    await send();
    const sent = await read(id);
    const links = await client.query(
      'select max(id)::int as id from share_links where pay_contract_id = $1',
      [id],
    );
    const guest = guestBy(links.rows[0].id, sent);
    const ask = () =>
      database.perform(requestAcceptance, { id, textHash: sent.textHash! }, { actor: guest, now });
    await times(emailAllowances.acceptance.byUserToAddress.times, ask);
    await expect(ask()).rejects.toMatchObject(usedUp);

    await database.perform(acceptPay, { id, textHash: sent.textHash!, ...from }, { actor: guest, now });
    const { contractId, title, status } = await read(id);
    expect(status).toBe('accepted');
    const before = await events('share-links.payAnswerEnding');
    await database.perform(
      requestEnding,
      { contractId: contractId!, title, reason: 'Sem agenda.' },
      creatorAt(),
    );
    expect(await events('share-links.payAnswerEnding')).toBe(before);
  });

  it('is sent only a limited number of times to an address that the creator entered', async () => {
    const id = await written();
    const send = () => database.perform(sendPay, { id, ...from }, creatorAt());
    await times(byUserToAddress.times, async () => {
      await send();
      await database.perform(revisePay, { id }, creatorAt());
    });
    await expect(send()).rejects.toMatchObject(usedUp);
    expect((await read(id)).status).toBe('draft');
  });
});
