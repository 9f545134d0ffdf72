import company from '@elenco/locales/pt/company.json' with { type: 'json' };
import portal from '@elenco/locales/pt/portal.json' with { type: 'json' };
import resources from '@elenco/locales/pt/resources.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { centsAfter, centsIn, shownRows, shownText } from '../support/shownText';
import { companySums } from './figures/companySums';
import { at, ofProject, ofSquad, openFigures } from './figures/openFigures';
import {
  contracted,
  group,
  held,
  lateCents,
  nextDates,
  ownToSign,
  paid,
  released,
  toPay,
  toSign,
} from './figures/sql';

const { page, rows, number, projects } = await openFigures();

describe('a total amount of a company', () => {
  it.each(companySums)(
    'equals, on %s, the sum over the rows in the database: %s',
    async (path, _label, read, sql) => {
      expect(read(await page(path))).toBe(await number(sql));
    },
  );
});

describe('the page of a project', () => {
  it('shows the same amounts as the database', async () => {
    for (const { id, status } of await projects()) {
      if (status === 'draft') continue;
      const text = shownText(await page(`${at}/briefing/${id}`));
      const read = (label: string) => centsAfter(text, 'Dinheiro', label);
      const of = ofProject(id);
      const shown = {
        held: read('Pago e guardado'),
        released: read('Liberado aos creators'),
        fee: read('Taxa da Elenco paga'),
        toPay: read('A pagar'),
        toSign: read('A assinar por você'),
        free: centsIn(text.slice(text.lastIndexOf(' Livre ', text.indexOf('Previsto:')))),
      };
      const expected = {
        held: await number(held(of)),
        released: await number(released(of)),
        fee: await number(`(${paid(of)}) - (${held(of)}) - (${released(of)})`),
        toPay: await number(toPay(of)),
        toSign: await number(ownToSign(of)),
        free: await number(
          `(select budget_cents from briefings where id = ${id}) - (${contracted(of)}) - (${toSign(of)})`,
        ),
      };
      expect([id, shown]).toEqual([id, expected]);
    }
  });

  it('shows sums that equal the rows in the project’s table of creators', async () => {
    for (const { id } of await projects()) {
      const table = shownRows(await page(`${at}/briefing/${id}`), 'Creators');
      if (table.length === 0) continue;
      const sums = table.map((row) => row.findLast((cell) => /^(–|R\$|.*em proposta)/.test(cell)) ?? '');
      const parts = (cell: string) => ({
        contracted: centsIn(cell.replace(/R\$ [\d.,]+ em proposta/, '')) ?? 0,
        offered: centsIn(/R\$ [\d.,]+(?= em proposta)/.exec(cell)?.[0] ?? '') ?? 0,
      });
      const all = sums.map(parts);
      const total = all.pop();
      const sum = (key: 'contracted' | 'offered') => all.reduce((cents, row) => cents + row[key], 0);
      expect([id, total]).toEqual([id, { contracted: sum('contracted'), offered: sum('offered') }]);
      expect([id, total?.contracted]).toEqual([id, await number(contracted(ofProject(id)))]);
    }
  });

  it('shows the same amounts as the tables on the home, finance and campaign pages', async () => {
    const home = shownRows(await page(at), 'Projetos');
    const finance = shownRows(await page(`${at}/historic`), 'Projetos');
    const campaigns = shownRows(await page(`${at}/search/campaigns`), 'Campanhas de Aurora Cosméticos');
    for (const { id, title, status } of await projects()) {
      if (status === 'draft') continue;
      const of = ofProject(id);
      const agreed = await number(contracted(of));
      const due = await number(toPay(of));
      const kept = await number(held(of));
      const out = await number(released(of));
      const all = await number(paid(of));
      const planned = await number(`select budget_cents from briefings where id = ${id}`);
      const [sum = '', budget = ''] =
        home
          .find(([name]) => name?.startsWith(title))
          ?.at(-1)
          ?.split(' de ') ?? [];
      expect([id, centsIn(sum) ?? 0, centsIn(budget)]).toEqual([id, agreed, planned]);
      const own = finance.find(([name]) => name === title) ?? [];
      expect([id, own.slice(3).map(centsIn)]).toEqual([
        id,
        agreed === 0 ? [null, null, null, null, null] : [agreed, due, kept, out, all - kept - out],
      ]);
      const campaign = campaigns.find(([name]) => name?.startsWith(title)) ?? [];
      expect([id, campaign.slice(5).map(centsIn)]).toEqual([id, [agreed, all]]);
    }
  });

  it('shows the same project state as every list', async () => {
    const home = shownRows(await page(at), 'Projetos');
    const finance = shownRows(await page(`${at}/historic`), 'Projetos');
    const campaigns = shownRows(await page(`${at}/search/campaigns`), 'Campanhas de Aurora Cosméticos');
    const words: Record<string, string> = resources.briefings.status;
    for (const { id, title, status, expired } of await projects()) {
      const word = expired ? portal.projectExpired : (words[status] ?? '');
      const path = status === 'draft' ? null : `${at}/briefing/${id}`;
      const head = path && shownText((await page(path)).split('<h1')[1] ?? '').slice(0, title.length + 60);
      expect([id, home.find(([name]) => name?.startsWith(title))?.[1]]).toEqual([
        id,
        expect.stringContaining(word),
      ]);
      if (head) expect([id, head]).toEqual([id, expect.stringContaining(word)]);
      for (const list of [finance.map((row) => [row[0], row[1]]), campaigns.map((row) => [row[0], row[2]])]) {
        const own = list.find(([name]) => name?.startsWith(title));
        if (status !== 'draft') expect([id, own?.[1]]).toEqual([id, word]);
      }
    }
  });
});

describe('the tabs of the list of projects', () => {
  const labels = {
    preparing: 'Em preparo',
    approved: 'A começar',
    in_progress: 'Em andamento',
    expired: 'Prazo encerrado',
    closed: 'Encerrados',
  };

  it('count each project once', async () => {
    const text = shownText(await page(at));
    const counts = await rows<{ of: keyof typeof labels; n: string }>(
      `select (${group}) as of, count(*) as n from briefings where company_id = :company group by 1`,
    );
    const from = text.indexOf('Todos');
    const shown = (label: string) =>
      Number(new RegExp(`${label} (\\d+)`).exec(text.slice(from, from + 200))?.[1]);
    for (const [key, label] of Object.entries(labels))
      expect([key, shown(label)]).toEqual([key, Number(counts.find(({ of }) => of === key)?.n ?? 0)]);
    expect(shown('Todos')).toBe(counts.reduce((sum, { n }) => sum + Number(n), 0));
    expect(text).toContain(`${shown('Em andamento')} projetos em andamento`);
  });

  it('list as many projects as their counts state', async () => {
    for (const key of Object.keys(labels)) {
      const found = await rows<{ title: string }>(
        `select title from briefings where company_id = :company and (${group}) = '${key}' order by title`,
      );
      const shown = shownRows(await page(`${at}?show=${key}`), 'Projetos');
      expect([key, shown.length]).toEqual([key, found.length]);
    }
  });
});

it('shows each project’s next date in the project list, and how many days it is overdue', async () => {
  const late = shownRows(await page(at), 'Projetos').map((row) => row[3] ?? '');
  const due = await rows<{ title: string; on: string; days: number }>(nextDates);
  for (const { title, days } of due) {
    const cell = shownRows(await page(at), 'Projetos').find(([name]) => name?.startsWith(title))?.[3];
    expect([title, cell]).toEqual([
      title,
      days > 0
        ? expect.stringMatching(new RegExp(`: ${days} dias? de atraso$`))
        : expect.not.stringContaining('atraso'),
    ]);
  }
  expect(late.length).toBeGreaterThanOrEqual(due.length);
});

it('shows beside a report’s cost the cost of amendments that the report leaves out', async () => {
  const left = await rows<{ cents: string }>(
    `select sum(a.additional_cents) as cents from reports r join briefings b on b.company_id = :company
       and (b.id = r.briefing_id or b.squad_id = r.squad_id)
     join amendments a on a.briefing_id = b.id and a.status = 'accepted'
     where r.company_id = :company group by r.id having sum(a.additional_cents) > 0`,
  );
  expect(left.length).toBeGreaterThan(0);
  const text = shownText(await page(`${at}/reports`));
  const shown = [...text.matchAll(/sem renovações de (R\$ [\d.,]+)/g)].map(([, sum]) => centsIn(sum ?? ''));
  expect(shown.toSorted()).toEqual(left.map(({ cents }) => Number(cents)).toSorted());
});

it('shows squad amounts that equal the sums over the squad’s projects', async () => {
  const squads = await rows<{ id: number }>('select id from squads where company_id = :company order by id');
  expect(squads.length).toBeGreaterThan(0);
  for (const { id } of squads) {
    const text = shownText(await page(`${at}/squad/${id}`));
    const of = ofSquad(id);
    const out = /R\$ [\d.,]+(?= liberados aos creators)/.exec(text)?.[0] ?? '';
    const unsigned = /além de (R\$ [\d.,]+) a assinar por você/.exec(text)?.[1] ?? '';
    expect([
      id,
      centsAfter(text, 'Convidado', 'Contratado, em vigor'),
      centsIn(unsigned) ?? 0,
      centsAfter(text, 'Convidado', 'Pago e guardado'),
      centsIn(out),
    ]).toEqual([
      id,
      await number(contracted(of)),
      await number(ownToSign(of)),
      await number(held(of)),
      await number(released(of)),
    ]);
  }
});

it('lists every open charge with the amount due today, as on the charge’s page', async () => {
  const open = await rows<{ id: number; rest: string }>(
    `select id, amount_cents - kept_cents as rest from charges
     where company_id = :company and status in ('open', 'overdue') order by due_on, id`,
  );
  const shown = shownRows(await page(`${at}/historic`), 'A pagar').slice(0, -1);
  expect(shown.length).toBe(open.length);
  for (const [index, { id, rest }] of open.entries()) {
    const owed = Number(rest) + (await number(lateCents(`id = ${id}`)));
    expect([id, shown[index]?.slice(3, 5).map(centsIn)]).toEqual([id, [Number(rest), owed]]);
    const text = shownText(await page(`${at}/charge/${id}/slip`));
    expect([id, centsAfter(text, 'Como pagar', 'Devido hoje:')]).toEqual([
      id,
      owed > Number(rest) ? owed : null,
    ]);
  }
});

it('counts every open charge among the brand’s next steps', async () => {
  const text = shownText(await page(at));
  const count = (status: string) =>
    number(`select count(*) from charges where company_id = :company and status = '${status}'`);
  const titleOf = (step: { title_one: string; title_other: string }, count: number) =>
    (count === 1 ? step.title_one : step.title_other).replace('{{count}}', String(count));
  const { pay_overdue: overdue, pay_charge: open } = company.next;
  expect(text).toContain(titleOf(overdue, await count('overdue')));
  expect(text).toContain(titleOf(open, await count('open')));
});

it('exports the amounts that the finance page shows', async () => {
  const csv = await page(`${at}/historic.csv?of=projects`);
  for (const { id, title, status } of await projects()) {
    if (status === 'draft') continue;
    const line = csv.split('\r\n').find((one) => one.includes(title)) ?? '';
    const agreed = await number(contracted(ofProject(id)));
    const written = (agreed / 100).toFixed(2).replace('.', ',');
    if (agreed > 0) expect([id, line]).toEqual([id, expect.stringContaining(written)]);
  }
});
