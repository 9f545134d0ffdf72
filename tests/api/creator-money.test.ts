import type { Payout } from '@elenco/core';
import { aCharge, aDeliverable, anAmendment, aPayout, aPosting, ids } from '@elenco/core/testing';
import creatorWords from '@elenco/locales/pt/creator.json' with { type: 'json' };
import portal from '@elenco/locales/pt/portal.json' with { type: 'json' };
import resources from '@elenco/locales/pt/resources.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { inDays } from '../support/days';
import { type Put, putRows } from '../support/rows';
import { shownRows, shownText } from '../support/shownText';
import { oneOfEach, people } from './cast';
import { payContractRows } from './next-steps/paidPart';
import { base, contract } from './next-steps/projectRows';

/** Rows of users and profiles, without contracts, charges or other work. */
const profiles = oneOfEach.slice(
  0,
  oneOfEach.findIndex(([table]) => table === 'squads'),
);
const of = { briefingId: base, contractId: base };
const published = {
  link: 'https://www.instagram.com/reel/abc/',
  publishedAt: `${inDays(-20)}T12:00:00.000Z`,
};
const repaid = { id: 970, kind: 'repayment_received', contractId: base } as const;
const posting = { ...repaid, transactionId: base, bookedOn: inDays(-2) } as const;
const paid: Partial<Payout> = {
  preparedById: people.finance.id,
  preparedAt: `${inDays(-16)}T12:00:00.000Z`,
  releasedById: people.secondFinance.id,
  status: 'made',
  legalForm: 'individual',
  dueOn: inDays(-15),
  madeOn: inDays(-15),
  grossCents: 200_000,
  netCents: 178_000,
  withholdings: [{ code: 'inss', baseCents: 200_000, amountCents: 22_000, lawRef: '' }],
};

/** Returns the rows of an Elenco Pay contract that the client has accepted, but not paid. */
const unpaidPart = (id: number, n: number): readonly Put[] =>
  payContractRows(id, n, [], { charge: { status: 'open', paidBy: null, paidOn: null }, payout: null }).map(
    ([table, ...rows]) =>
      table === 'pay-contracts'
        ? [table, ...rows.map((row) => ({ ...row, status: 'accepted' }))]
        : [table, ...rows],
  );

let app: RunningApp;
let creator: Browsing;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, [
    ...profiles,
    // A paid hiring with an amendment in progress. The creator has paid back a part of its price.
    ...contract(0, { endsOn: inDays(30) }),
    [
      'amendments',
      anAmendment({
        id: base,
        ...of,
        status: 'accepted',
        kind: 'work',
        startsOn: inDays(1),
        endsOn: inDays(30),
        additionalCents: 100_000,
        creatorCents: 85_000,
      }),
    ],
    [
      'deliverables',
      aDeliverable({ id: base, ...of, status: 'verified', ...published }),
      aDeliverable({
        id: base + 1,
        ...of,
        amendmentId: base,
        ordinal: 2,
        status: 'planned',
        dueOn: inDays(9),
      }),
    ],
    [
      'charges',
      aCharge({
        id: base,
        ...of,
        ourNumber: String(base),
        status: 'paid',
        paidBy: 'pix',
        paidOn: inDays(-40),
      }),
      aCharge({ id: base + 1, ...of, amendmentId: base, purpose: 'amendment', ourNumber: String(base + 1) }),
    ],
    [
      'payouts',
      aPayout({ id: base, ...of, ...paid, proof: 'E-123' }),
      aPayout({ id: base + 1, ...of, amendmentId: base, grossCents: 85_000, netCents: 85_000 }),
    ],
    [
      'ledger_accounts',
      { id: 1, kind: 'recoverable', creatorId: ids.creator, currency: 'BRL', balanceCents: 40_000 },
      { id: 2, kind: 'unrecovered', companyId: ids.company, currency: 'BRL', balanceCents: -40_000 },
    ],
    [
      'ledger_transactions',
      {
        id: base,
        kind: repaid.kind,
        resource: 'repayments',
        rowId: 1,
        contractId: base,
        at: `${inDays(-2)}T12:00:00.000Z`,
        bookedOn: inDays(-2),
      },
    ],
    [
      'postings',
      {
        ...aPosting({
          ...posting,
          account: 'recoverable',
          creatorId: ids.creator,
          companyId: null,
          amountCents: -40_000,
        }),
        accountId: 1,
      },
      { ...aPosting({ ...posting, id: 971, account: 'unrecovered', amountCents: 40_000 }), accountId: 2 },
    ],
    // Two Elenco Pay instalments that the clients have not paid.
    ...unpaidPart(base + 10, 10),
    ...unpaidPart(base + 11, 11),
  ]);
  creator = await Browsing.as(app, people.creator.id);
});
afterAll(() => app.stop());

const page = async (path: string) => (await creator.get(`/dashboard/professional${path}`)).text();

describe('the creator’s history of contracts', () => {
  it('includes in list and total a paid contract with a running amendment, and shows its repayments', async () => {
    const html = await page('/historic');
    const row = shownRows(html, creatorWords.historic.list).find(([, state]) =>
      state?.includes(creatorWords.historic.renewed),
    );
    expect(row?.[3]).toMatch(/^R\$ 1\.780,00 .*R\$ 400,00/);
    expect(shownText(html)).toMatch(/Recebido R\$ 1\.780,00 .*Projetos pagos 1/);
  });
});

describe('the creator’s page of a project', () => {
  it('shows payments for the contract and for the amendment separately, with proof of payment and repayments', async () => {
    const text = shownText(await page(`/briefing/${base}`));
    const statement = text.slice(text.indexOf(creatorWords.statement.title));
    expect(statement).toMatch(
      /Primeira parte .*R\$ 2\.000,00 .*INSS .*R\$ 220,00 .*E-123 .*Renovação, .*R\$ 850,00/,
    );
    expect(statement).toMatch(/Restituição paga por você .*R\$ 400,00/);
    expect(text).toContain(portal.clock.receipt.invoice_asked);
    expect(text).not.toContain(portal.clock.invoice_asked);
    const card = statement.slice(statement.indexOf(creatorWords.contract.title));
    expect(card).toMatch(/Primeira parte .*Renovação, .*R\$ 1\.000,00 .*R\$ 850,00/);
  });
});

describe('the home page of a creator', () => {
  it('shows the same status of an Elenco Pay contract as the Elenco Pay pages', async () => {
    const { accepted } = resources['pay-contracts'].status;
    const home = shownText(await page(''));
    const projects = home.slice(home.indexOf(creatorWords.home.projects));
    expect(projects.split(accepted).length).toBeGreaterThan(2);
    expect(shownText(await page('/pay')).split(accepted).length).toBeGreaterThan(2);
  });
});

describe('the finance page of a creator', () => {
  it('exports the same taxes, net amounts and expected days of future payments as the page shows', async () => {
    const shown = shownRows(await page('/finance'), creatorWords.finance.payouts);
    const [head = '', ...lines] = (await page('/finance.csv'))
      .replaceAll('"', '')
      .split('\r\n')
      // Leaves out the creator's repayments: they are rows of the file, but the page shows them in a
      // different list.
      .filter((line) => line !== '' && !line.includes(creatorWords.statement.kinds.repayment_received));
    expect(head).toContain('INSS;IRRF;ISS');
    expect(lines).toHaveLength(shown.length);
    for (const [n, row] of shown.entries()) {
      const plain = (lines[n] ?? '').replaceAll('.', '');
      const amounts = [
        ...row
          .slice(2, 5)
          .join(' ')
          .matchAll(/[\d.]+,\d\d/g),
      ];
      expect(amounts.length).toBeGreaterThan(2);
      for (const [amount] of amounts) expect(plain).toContain(amount.replaceAll('.', ''));
      expect(plain).toMatch(/;\d{2}\/\d{2}\/\d{4};/);
    }
  });

  it('names the other payments of the month that raise the taxes of unpaid Elenco Pay instalments', async () => {
    const rows = shownRows(await page('/finance'), creatorWords.finance.payouts);
    const unpaid = rows.filter(([, state]) => state?.includes('cliente'));
    expect(unpaid).toHaveLength(2);
    expect(unpaid.filter(([, , , taxes]) => taxes?.includes('calculados junto com')).length).toBeGreaterThan(
      0,
    );
  });

  it('lists each repayment by the creator, with its day, among the received payments', async () => {
    const html = await page('/finance');
    const [entry] = shownRows(html, creatorWords.finance.statement);
    expect(entry?.[0]).toBe(creatorWords.statement.kinds.repayment_received);
    expect(entry?.[3]).toMatch(/400,00/);
    expect(shownText(html)).toMatch(/Recebido (\S+ )?R\$ 1\.780,00/);
    expect(shownText(html)).toMatch(/Restituído por você (\S+ )?R\$ 400,00/);
  });
});
