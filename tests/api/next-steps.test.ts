import type { CompanyStep, StepCode } from '@elenco/core/operations';
import { aPayout } from '@elenco/core/testing';
import companyWords from '@elenco/locales/pt/company.json' with { type: 'json' };
import notices from '@elenco/locales/pt/notices.json' with { type: 'json' };
import portalWords from '@elenco/locales/pt/portal.json' with { type: 'json' };
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { type Put, putRows } from '../support/rows';
import { people } from './cast';
import { inOrder, unownedWork, written } from './next-steps/order';
import { base, contract, project, submitted } from './next-steps/projectRows';
import { brand, creator } from './next-steps/rungs';

let app: RunningApp;

const ladders = [
  { home: '/dashboard/client', person: people.brandOwner, rungs: brand },
  { home: '/dashboard/professional', person: people.creator, rungs: creator },
];

beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, unownedWork);
});
afterAll(() => app.stop());
afterEach(() => run(written.map((table) => `delete from ${table.replace('-', '_')}`).join(';')));

/** Runs SQL without the triggers that check flows. */
async function run(sql: string, values: unknown[] = []): Promise<void> {
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}

/** Returns the HTML of a page without its scripts. */
async function seen(browsing: Browsing, path: string): Promise<string> {
  let answer = await browsing.get(path.replace(/#.*/, ''));
  // A draft redirects to its current step.
  if (answer.status === 302) answer = await browsing.get(answer.headers.get('location') ?? '');
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('&amp;', '&');
}

/** Returns the URLs of the page's links whose text starts with `text`. */
const linksTo = (page: string, text: string): string[] =>
  [...page.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)]
    .filter(([, , inner = '']) =>
      inner
        .replace(/<!--[\s\S]*?-->|<[^>]+>/g, '')
        .trim()
        .startsWith(text),
    )
    .map(([, href = '']) => href);

const actionOf = (home: string, code: StepCode) => {
  if (home.endsWith('client') && code in companyWords.next) {
    return companyWords.next[code as keyof typeof companyWords.next & CompanyStep].action;
  }
  // The creator of these rows is an individual paid in BRL.
  if (code === 'send_invoice') return notices.issueAction_receipt;
  return notices.nextStep[code].action;
};

describe.each(ladders)('the list of next steps on $home', ({ home, person, rungs }) => {
  const pressed = async (code: StepCode, count: number) => {
    const rung = rungs[code];
    if (!rung) throw new Error(`no rows for ${code}`);
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    await putRows(app.databaseUrl, inOrder(numbers.flatMap((n) => rung.rows(n))));
    const browsing = await Browsing.as(app, person.id);
    const [link] = linksTo(await seen(browsing, home), actionOf(home, code));
    return { browsing, link, act: rung.act };
  };
  const codes = Object.keys(rungs) as StepCode[];

  it('is empty if nothing is waiting', async () => {
    const page = await seen(await Browsing.as(app, person.id), home);
    expect(codes.filter((code) => linksTo(page, actionOf(home, code)).length > 0)).toEqual([]);
  });

  it.each(codes)('links to the page of the step %s', async (code) => {
    const { browsing, link = '', act } = await pressed(code, 1);
    expect(link).not.toContain('queue=');
    expect(await seen(browsing, link)).toContain(act(1));
  });

  it.each(codes)('opens a queue through all three projects in which the step %s is waiting', async (code) => {
    const { browsing, link, act } = await pressed(code, 3);
    let at = link ?? '';
    for (const n of [1, 2, 3]) {
      expect(at).toContain(`queue=${code}&at=${base + n}`);
      const page = await seen(browsing, at);
      expect(page).toContain(act(n));
      at = linksTo(page, portalWords.queue.next)[0] ?? '';
    }
    expect(at).toContain(`&at=${base + 1}`);
  });
});

it('opens the contract’s form, not the next contract, after a creator chose to revise a contract in a queue', async () => {
  const rows = [1, 2].flatMap((n) => creator.revise_contract!.rows(n));
  await putRows(app.databaseUrl, inOrder(rows));
  const browsing = await Browsing.as(app, people.creator.id);
  const at = `/dashboard/professional/pay-review/${base + 1}?queue=revise_contract&at=${base + 1}`;
  const csrf = /name="csrf"[^>]*value="([^"]+)"/.exec(await seen(browsing, at))?.[1] ?? '';
  const answer = await browsing.post(at, { csrf, intent: 'revise' });
  expect(answer.headers.get('location')).toContain(`/pay-proposal/${base + 1}?queue=revise_contract`);
});

describe('a form in a queue', () => {
  const { queue } = portalWords;
  const at = (n: number, done = 0) =>
    `/dashboard/client/briefing/${base + n}?view=content&piece=${base + n}&queue=review_draft&at=${base + n}${done ? `&done=${done}` : ''}`;
  const opened = async (count: number) => {
    const all = Array.from({ length: count }, (_, index) => index + 1);
    await putRows(app.databaseUrl, inOrder(all.flatMap((n) => submitted(n, { status: 'draft_submitted' }))));
    const browsing = await Browsing.as(app, people.brandOwner.id);
    const send = async (n: number, done: number, fields: Record<string, string>) => {
      const csrf = /name="csrf"[^>]*value="([^"]+)"/.exec(await seen(browsing, at(n, done)))?.[1] ?? '';
      const answer = await browsing.post(at(n, done), {
        csrf,
        id: String(base + n),
        version: '1',
        ...fields,
      });
      return answer.headers.get('location') ?? '';
    };
    return { browsing, send };
  };

  it('continues with the next row once the current one is done, and ends on the last row’s page', async () => {
    const { browsing, send } = await opened(3);
    const shown = async (path: string) => seen(browsing, path);
    expect(await shown(at(1))).toContain('1 de 3');
    const second = await send(1, 0, { intent: 'approveDraft' });
    expect(second).toBe(`${at(2, 1)}#piece-${base + 2}`);
    expect(await shown(second)).toContain('2 de 3');
    const comment = 'Mostre a textura.';
    const third = await send(2, 1, { intent: 'requestChanges', comment });
    expect(await shown(third)).toContain('3 de 3');
    const last = await send(3, 2, { intent: 'approveDraft' });
    expect(last).toContain(`/briefing/${base + 3}?`);
    expect(await shown(last)).toContain(queue.done);
  });

  it('stays on the current row until that row is done', async () => {
    const { send } = await opened(2);
    const body = 'Mostre a textura.';
    const to = await send(1, 0, { intent: 'comment', draftId: String(base + 1), body });
    expect(to).toContain(`queue=review_draft&at=${base + 1}`);
  });
});

it('links a creator from the home page to each incomplete section of the settings', async () => {
  const own = { creatorId: people.otherCreator.creatorId ?? 0, status: 'completed' } as const;
  await putRows(app.databaseUrl, inOrder(contract(1, own)));
  const link = async (bio: string) => {
    await run('update creators set bio = $1 where id = 22', [bio]);
    const browsing = await Browsing.as(app, people.otherCreator.id);
    return linksTo(
      await seen(browsing, '/dashboard/professional'),
      notices.nextStep.complete_profile.action,
    )[0];
  };
  expect(await link('Cozinha de casa.')).toBe('/dashboard/professional/settings/payee');
  expect(await link('')).toContain('/dashboard/professional/settings/profile?queue=complete_profile');
});

it('links a company from the home page to the company’s data and to the first briefing', async () => {
  const other = { companyId: 12, ownerId: people.otherBrand.id };
  await run('update companies set phone = null where id = 12');
  const links = async (code: 'complete_company' | 'begin_briefing') => {
    const browsing = await Browsing.as(app, people.otherBrand.id);
    return linksTo(await seen(browsing, '/dashboard/client'), companyWords.next[code].action);
  };
  expect(await links('begin_briefing')).toContain('/dashboard/client/new-briefing');
  await putRows(app.databaseUrl, [project(1, { ...other, status: 'draft' })]);
  expect(await links('complete_company')).toContain('/dashboard/client/settings#contacts-phone');
});

it('shows a creator a single link to the bank details if several payments were returned', async () => {
  const taxed = { legalForm: 'company', dueOn: '2026-12-20', expectedOn: '2026-12-20' } as const;
  const returned = [1, 2].flatMap((n): readonly Put[] => {
    const of = { id: base + n, briefingId: base + n, contractId: base + n };
    return [...contract(n), ['payouts', aPayout({ ...of, ...taxed, status: 'failed' })]];
  });
  await putRows(app.databaseUrl, inOrder(returned));
  const page = await seen(await Browsing.as(app, people.creator.id), '/dashboard/professional');
  const links = linksTo(page, notices.nextStep.correct_payee.action);
  expect(links).toEqual(['/dashboard/professional/settings/payee']);
});

it('has test rows for every kind of next step', () => {
  const walked = ladders.flatMap(({ rungs }) => Object.keys(rungs));
  const other = ['complete_profile', 'correct_payee', 'complete_company', 'begin_briefing'];
  expect([...new Set([...walked, ...other])].sort()).toEqual(Object.keys(notices.nextStep).sort());
});
