import { MAX_CAMPAIGNS } from '@elenco/core/hiring';
import { formatMoney } from '@elenco/core/kit';
import company from '@elenco/locales/pt/company.json' with { type: 'json' };
import report from '@elenco/locales/pt/report.json' with { type: 'json' };
import readSheets from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { Browsing } from '../support/browsing';
import { pdfPages, plain } from '../support/pdf';
import { centsAfter, centsIn, shownRows, shownText } from '../support/shownText';
import { at, ofProject, ofSquad, openFigures } from './figures/openFigures';
import { amended, contracted, held, offered, paid, reportCost, toPay, toSign } from './figures/sql';
import { openTasks } from './figures/tasks';

const { app, brand, companyId, page, rows, number, projects } = await openFigures();

interface Offer {
  readonly id: number;
  readonly briefingId: number;
  readonly creatorId: number;
  readonly cents: number;
}
const sumOf = (offers: readonly Offer[]) => offers.reduce((sum, { cents }) => sum + cents, 0);

/** Returns the remaining budget of a project, or of its squad if that is less. */
const freeOfProject = (id: number) => {
  const squad = `(select squad_id from briefings where id = ${id})`;
  const mates = `briefing_id in (select id from briefings where squad_id = ${squad})`;
  return number(
    `select least(
      (select budget_cents from briefings where id = ${id}) - (${contracted(ofProject(id))}) - (${toSign(ofProject(id))}),
      (select budget_cents from squads where id = ${squad}) - (${contracted(mates)}) - (${toSign(mates)}))`,
  );
};
const freeOfSquad = (id: number) =>
  number(
    `(select coalesce(budget_cents, (select sum(budget_cents) from briefings
                                     where squad_id = squads.id and status <> 'cancelled'))
      from squads where id = ${id}) - (${contracted(ofSquad(id))}) - (${toSign(ofSquad(id))})`,
  );

describe('the budget that remains after open proposals', () => {
  it('is the project’s free budget minus the proposals, on the approval page of the project', async () => {
    const offers = await rows<Offer>(offered('true'));
    expect(offers.length).toBeGreaterThan(0);
    for (const [id, own] of Map.groupBy(offers, ({ briefingId }) => briefingId)) {
      const users = own.map(({ creatorId }) => creatorId).join('-');
      const text = shownText(await page(`${at}/briefing/${id}/approve-proposal/${users}`));
      expect([id, centsAfter(text, 'Sobra no orçamento', '')]).toEqual([
        id,
        (await freeOfProject(id)) - sumOf(own),
      ]);
    }
  });

  it('is the squad’s free budget minus the proposals, on the squad’s page and its approval page', async () => {
    const squads = await rows<{ id: number }>(
      'select id from squads where company_id = :company order by id',
    );
    let compared = 0;
    for (const { id } of squads) {
      const own = await rows<Offer>(
        offered(
          `${ofSquad(id)} and briefing_id in (select id from briefings where ends_on is null or ends_on >= :today)`,
        ),
      );
      if (own.length === 0) continue;
      compared += 1;
      const left = (await freeOfSquad(id)) - sumOf(own);
      const text = shownText(await page(`${at}/squad/${id}`));
      const stated = new RegExp(`${left < 0 ? 'faltam' : 'sobram'} (R\\$ [\\d.,]+)`).exec(text)?.[1] ?? '';
      expect([id, centsIn(stated)]).toEqual([id, Math.abs(left)]);
      const ids = own.map((one) => one.id).join('-');
      const approval = shownText(await page(`${at}/squad/${id}/approve-proposals/${ids}`));
      expect([id, centsAfter(approval, 'Sobra no orçamento', '')]).toEqual([id, left]);
    }
    expect(compared).toBeGreaterThan(0);
  });
});

it('shows the same refund on the page of a project and in the brand’s finance', async () => {
  const ended = await rows<{ id: number; userId: number; cents: string; other: string }>(
    `select s.briefing_id as id, s.refund_cents as cents,
       (select min(id) from users where company_id = s.company_id) as "userId",
       (select sum(refund_cents) from settlements where company_id = s.company_id and status = 'agreed') as other
     from settlements s where status = 'agreed' and refund_cents > 0 and briefing_id is not null`,
  );
  expect(ended.length).toBeGreaterThan(0);
  for (const { id, userId, cents, other } of ended) {
    const company = await Browsing.as(app, userId);
    const shown = async (path: string) => {
      const text = shownText(await (await company.get(path)).text());
      return centsIn(/R\$ [\d.,]+(?= a devolver a você)/.exec(text)?.[0] ?? '');
    };
    expect([id, await shown(`${at}/briefing/${id}`)]).toEqual([id, Number(cents)]);
    expect([id, await shown(`${at}/historic`)]).toEqual([id, Number(other)]);
  }
});

it('shows on the project page how much creators have paid back, and the brand’s share of it', async () => {
  const paidBack = await rows<{ id: number; userId: number; asked: string; came: string; back: string }>(
    `select r.briefing_id as id, (select min(id) from users where company_id = r.company_id) as "userId",
       amount_cents as asked, paid_cents as came,
       case when toward = 'company' then paid_cents + fee_cents else 0 end as back
     from repayments r where briefing_id is not null order by r.id`,
  );
  expect(paidBack.length).toBeGreaterThan(0);
  for (const [id, own] of Map.groupBy(paidBack, (row) => row.id)) {
    const owner = await Browsing.as(app, own[0]!.userId);
    const text = shownText(await (await owner.get(`${at}/briefing/${id}?view=payments`)).text());
    const shown = text
      .split(company.repayment.title)
      .slice(1)
      .map((note) =>
        [company.repayment.asked, company.repayment.arrived, company.repayment.back].map((label) =>
          centsIn(note.slice(note.indexOf(label) + label.length)),
        ),
      );
    const expected = own.map(({ asked, came, back }) => [asked, came, back].map(Number));
    expect([id, shown.toSorted()]).toEqual([id, expected.toSorted()]);
  }
});

it('shows on the campaign page the contracted and paid amounts from the database', async () => {
  for (const { id, status } of await projects()) {
    if (status === 'draft') continue;
    const text = shownText(await page(`${at}/search/company/${companyId}/campaigns/${id}`));
    const read = (label: string) => centsAfter(text, 'Resultados até agora', label);
    expect([id, read('Valor contratado'), read(' Pago ')]).toEqual([
      id,
      await number(contracted(ofProject(id))),
      await number(paid(ofProject(id))),
    ]);
  }
});

describe('the cost of a campaign in its reports', () => {
  const costIn = async (id: number) =>
    centsIn(/A campanha custou R\$ [\d.,]+/.exec(shownText(await page(`${at}/${id}/new-report`)))?.[0] ?? '');

  it('is the price of the contracts in force, and is shown beside the contracted amount if that differs', async () => {
    let compared = 0;
    for (const { id, status } of await projects()) {
      const cost = await number(reportCost(ofProject(id)));
      if (status === 'draft' || cost === 0) continue;
      compared += 1;
      expect([id, await costIn(id)]).toEqual([id, cost]);
      const agreed = await number(contracted(ofProject(id)));
      const shown = /O projeto mostra R\$ [\d.,]+/.exec(shownText(await page(`${at}/${id}/new-report`)))?.[0];
      expect([id, centsIn(shown ?? '')]).toEqual([id, agreed === cost ? null : agreed]);
    }
    expect(compared).toBeGreaterThan(1);
  });

  it('is shown with the price of the accepted amendments, which it does not include', async () => {
    for (const { id, status } of await projects()) {
      if (status === 'draft' || (await number(reportCost(ofProject(id)))) === 0) continue;
      const cents = await number(amended(ofProject(id)));
      const shown = / sem R\$ [\d.,]+ de renovações/.exec(
        shownText(await page(`${at}/${id}/new-report`)),
      )?.[0];
      expect([id, centsIn(shown ?? '')]).toEqual([id, cents === 0 ? null : cents]);
    }
  });

  it('is the same as the cost in the project comparison', async () => {
    const costs = new Map<number, number>();
    for (const { id } of (await projects()).toReversed()) {
      const cost = await number(reportCost(ofProject(id)));
      if (cost > 0 && costs.size < MAX_CAMPAIGNS) costs.set(id, cost);
    }
    expect(costs.size).toBeGreaterThan(1);
    const asked = [...costs.keys()].map((id) => `id=${id}`).join('&');
    const html = await page(`${at}_comparative/compare?${asked}&age=30&currency=BRL`);
    const row = shownRows(html, report.compare.table).find(([name]) =>
      name?.startsWith(report.figures.costCents),
    );
    expect(row?.slice(1).map(centsIn)).toEqual([...costs.values()]);
  });
});

describe('the exported files of the company’s statement', () => {
  it('begin with the balances after the newest entry', async () => {
    const answer = await brand.get(`${at}/historic.xlsx`);
    const [sheet] = await readSheets(Buffer.from(await answer.arrayBuffer()));
    const newest = sheet!.data.slice(1).find((row) => row[5] === 'BRL');
    expect(newest?.slice(8, 10).map((value) => Math.round(Number(value) * 100))).toEqual([
      await number(toPay('true')),
      await number(held('true')),
    ]);
  });

  it('contain the same balances as the page', async () => {
    const paper = (await pdfPages(await brand.get(`${at}/historic.pdf`))).join(' ');
    for (const sql of [toPay('true'), held('true')])
      expect(paper).toContain(plain(formatMoney(await number(sql), 'BRL', 'pt-BR')));
  });
});

it('counts each kind of next step once on the brand’s home page', async () => {
  const count = await number(openTasks);
  expect(count).toBeGreaterThan(1);
  expect(shownText(await page(at))).toContain(company.home.waiting_other.replace('{{count}}', String(count)));
});
