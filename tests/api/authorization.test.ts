import { readFileSync } from 'node:fs';
import { type Actor, actorOf, commands, holds, moveCommand, type Rule, resources } from '@elenco/core';
import {
  aBriefing,
  anAttribution,
  anEntry,
  anEvaluation,
  aPosting,
  aSquad,
  ids,
  NOW,
} from '@elenco/core/testing';
import problems from '@elenco/locales/pt/problems.json';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { printDepth, sampled } from '../support/depth';
import { type Put, putRows } from '../support/rows';
import { gather, oneOfEach, type Person, people } from './cast';

/** docs/authorization.md, one cell at a time. */
interface Cell {
  readonly resource: keyof typeof resources;
  readonly case: string;
  readonly action: string;
  readonly person: Person;
  readonly expected: 'yes' | 'no' | '–';
}

const columns: Record<string, Person> = {
  BO: 'brandOwner',
  BM: 'brandMember',
  B2: 'otherBrand',
  CR: 'creator',
  C2: 'otherCreator',
  CU: 'curation',
  FI: 'finance',
  SU: 'support',
  OW: 'owner',
  CO: 'content',
  RE: 'restricted',
};

function readTable(): Cell[] {
  const text = readFileSync(new URL('../../docs/authorization.md', import.meta.url), 'utf8');
  const lines = text.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const start = lines.findIndex((line) => line[0] === 'resource');
  const heads = lines[start]!.slice(3);
  return lines
    .slice(start + 2)
    .flatMap(([resource, row, actions, ...cells]) =>
      (actions ?? '')
        .split(', ')
        .flatMap((action) =>
          cells.map(
            (expected, n) => ({ resource, case: row, action, person: columns[heads[n]!], expected }) as Cell,
          ),
        ),
    );
}

/** The row that a case speaks of; those without a case have one row. */
const cases: Record<string, number> = {
  'users/a brand owner': ids.brandUser,
  'users/a creator': ids.creatorUser,
  'users/staff of curation': ids.curator,
  'companies/': ids.company,
  'creators/': ids.creator,
  'payees/': 25,
  'portfolio-projects/': 27,
  'short-links/': 76,
  'short-link-clicks/': 77,
  'lists/': 301,
  'list-members/': 302,
  'favorites/': 303,
  'saved-searches/': 304,
  'imports/': 305,
  'curator-codes/': 26,
  'invitations/': 28,
  'attributions/by a curator': 27,
  'attributions/by the company': 29,
  'consents/': 28,
  'privacy-requests/': 30,
  'leads/': 61,
  'subscribers/': 62,
  'connections/': 27,
  'channel-metrics/': 28,
  'impersonations/': ids.impersonation,
  'sessions/': 202,
  'failed-sign-ins/': 203,
  'settings/': 5,
  'iss-rules/': 6,
  'briefings/draft': ids.briefing,
  'briefings/under approval': 32,
  'shortlist/proposed': 36,
  'shortlist/released': ids.entry,
  'proposals/': ids.proposal,
  'proposal-rounds/': 45,
  'questions/': 217,
  'message-reports/': 226,
  'conversation-readings/': 227,
  'reports/': 201,
  'templates/': 218,
  'openings/': 219,
  'applications/': 220,
  'board-members/': 501,
  'board-posts/': 502,
  'board-comments/': 503,
  'board-reports/': 504,
  'contracts/': ids.contract,
  'acceptances/': 55,
  'amendments/': ids.amendment,
  'settlements/': ids.settlement,
  'repayments/': ids.repayment,
  'month-closings/': ids.monthClosing,
  'rpas/': 118,
  'payment-files/': ids.paymentFile,
  'payment-answers/': ids.paymentAnswer,
  'fee-invoices/': 119,
  'deliverables/': ids.deliverable,
  'visions/': 227,
  'squad-steps/': 228,
  'step-approvals/': 229,
  'drafts/': ids.draft,
  'draft-comments/': 64,
  'posts/': ids.post,
  'observations/': 299,
  'tracked-links/': ids.trackedLink,
  'orders/': 231,
  'receipts/': ids.receipt,
  'charges/': ids.charge,
  'charge-lines/': 711,
  'instalments/': 611,
  'pay-contracts/': 601,
  'subscriptions/': 241,
  'subscription-periods/': 251,
  'payment-methods/': 261,
  'card-payments/': 271,
  'payouts/': ids.payout,
  'invoices/': ids.invoice,
  'postings/of the company': 97,
  'postings/of the creator': 197,
  'evaluations/by the company, not shown': 98,
  'evaluations/by the company, shown': 198,
  'evaluations/by the creator, not shown': 199,
  'evaluations/by the creator, shown': 200,
  'share-links/': ids.shareLink,
  'guest-marks/': ids.mark,
  'payment-proofs/': ids.proof,
  'squads/draft': 99,
  'squads/running': 201,
  'contents/draft': ids.content,
  'contents/published': ids.publishedContent,
  'content-versions/': 212,
  'conversations/': ids.conversation,
  'messages/': 215,
  'participants/': 216,
  'lesson-marks/': 213,
  'assignments/': 401,
  'notes/': 402,
  'tasks/': 403,
  'webhooks/': 501,
  'webhook-deliveries/': 502,
  'audit/': 93,
};

/** What the cases need beside one row of everything. */
const more: readonly Put[] = [
  [
    'attributions',
    anAttribution({ id: 29, creatorId: ids.creator, curatorId: null, codeId: null, companyId: ids.company }),
  ],
  ['briefings', aBriefing({ id: 32, status: 'under_approval' })],
  ['shortlist', anEntry({ id: 36, briefingId: 32 })],
  ['proposals', { ...rowOf('proposals'), id: 42, briefingId: 32 }],
  ['contracts', { ...rowOf('contracts'), id: 52, briefingId: 32, proposalId: 42, checkCode: 'b'.repeat(32) }],
  [
    'evaluations',
    anEvaluation({ id: 198, contractId: 52, briefingId: 32, shownAt: NOW }),
    anEvaluation({ id: 199, side: 'creator' }),
    anEvaluation({ id: 200, contractId: 52, briefingId: 32, side: 'creator', shownAt: NOW }),
  ],
  ['squads', aSquad({ id: 201, status: 'running' })],
  ['ledger_accounts', { id: 3, kind: 'payable', creatorId: ids.creator, currency: 'BRL', balanceCents: 0 }],
  [
    'ledger_transactions',
    {
      id: 196,
      kind: 'charge_issued',
      resource: 'payouts',
      rowId: 81,
      contractId: ids.contract,
      at: NOW,
      bookedOn: '2026-12-21',
    },
  ],
  [
    'postings',
    {
      ...aPosting({
        id: 195,
        transactionId: 196,
        kind: 'charge_issued',
        account: 'committed',
        amountCents: 340_000,
      }),
      accountId: 2,
    },
    {
      ...aPosting({
        id: 197,
        transactionId: 196,
        kind: 'charge_issued',
        amountCents: -340_000,
        account: 'payable',
      }),
      companyId: null,
      creatorId: ids.creator,
      accountId: 3,
    },
  ],
];

function rowOf(table: string) {
  return oneOfEach.find(([name]) => name === table)?.[1] as Record<string, unknown>;
}

const rows = new Map<string, Record<string, unknown>>();
for (const [table, ...put] of [...oneOfEach, ...more]) {
  for (const row of put) rows.set(`${table}/${(row as { id: number }).id}`, row as Record<string, unknown>);
}

const cells = readTable();
const reported = ({ resource, case: row, action, person }: Cell) =>
  `${resource} ${row}, ${action}, ${person}`;
const idOf = (cell: Cell): number => {
  const id = cases[`${cell.resource}/${cell.case}`];
  if (id === undefined)
    throw new Error(`The table has a case that the test does not know: ${reported(cell)}`);
  return id;
};

it('the table speaks of every verb and move of every resource', () => {
  const spoken = new Set(cells.map(({ resource, action }) => `${resource}.${action}`));
  const declared = Object.values(resources).flatMap(({ name, access }) =>
    ['read', 'create', 'update', 'remove', ...Object.keys(access.moves)].map((action) => `${name}.${action}`),
  );
  expect([...spoken].sort()).toEqual(declared.sort());
});

/** The names in the document's line that begins so. */
function listed(what: string): (string | undefined)[] {
  const text = readFileSync(new URL('../../docs/authorization.md', import.meta.url), 'utf8');
  const line = new RegExp(`^- ${what}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  return [...line.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
}

it('what nobody may do in another’s name is what the document says', () => {
  const fields = Object.values(resources).flatMap(({ name, writable }) =>
    (writable.notWhileImpersonating ?? []).map((field) => `${name}.${field}`),
  );
  const own = commands.filter(({ notWhileImpersonating }) => notWhileImpersonating).map(({ name }) => name);
  expect(own.sort()).toEqual(listed('commands'));
  expect(fields.sort()).toEqual(listed('fields'));
});

it('what asks anew who somebody is, is what the document says', () => {
  const fields = Object.values(resources).flatMap(({ name, writable }) =>
    (writable.requiresReauth ?? []).map((field) => `${name}.${field}`),
  );
  const own = commands.filter(({ requiresReauth }) => requiresReauth).map(({ name }) => name);
  expect([own.sort(), fields]).toEqual([listed('commands asked anew'), listed('fields asked anew')]);
});

it('what is filled in once is what the document says', () => {
  const fields = Object.values(resources).flatMap(({ name, writable }) =>
    (writable.once ?? []).map((field) => `${name}.${field}`),
  );
  expect(fields.sort()).toEqual(listed('fields filled in once'));
});

it('the declarations say what the table says', () => {
  const wrong = cells.filter((cell) => declared(cell) !== cell.expected);
  expect(
    wrong.map((cell) => `${reported(cell)}: ${cell.expected} in the table, ${declared(cell)} declared`),
  ).toEqual([]);
});

type AnyRule = Rule<Record<string, unknown>>;

function declared({ resource: name, action, person, ...cell }: Cell): Cell['expected'] {
  const { access, writable } = resources[name];
  const actor: Actor = actorOf(people[person]);
  if (action === 'create')
    return writable.create.length > 0 && access.create(actor).length > 0 ? 'yes' : 'no';
  const row = rows.get(`${name}/${idOf({ resource: name, action, person, ...cell })}`)!;
  const reaches = (rule: unknown) => holds((rule as AnyRule)(actor), row);
  if (!reaches(access.read)) return '–';
  if (action === 'read' || action === 'update' || action === 'remove')
    return reaches(access[action]) ? 'yes' : 'no';
  const rule = (access.moves as Record<string, unknown>)[action];
  return moveCommand(name, action) && reaches(rule) ? 'yes' : 'no';
}

let api: RunningApi;
let as: Awaited<ReturnType<typeof gather>>;
beforeAll(async () => {
  api = await startApi();
  as = await gather(api);
  await putRows(api.databaseUrl, more);
});
afterAll(() => api.stop());

/** A version that no row has reached: who may move is refused as stale, and nothing changes. */
const stale = 900_000;
const hasVersion = (resource: string) =>
  'version' in resources[resource as keyof typeof resources].schema.shape;
const fields: Record<string, object> = {
  'evaluations.submit': { rating: 5, text: '', wentWrong: [] },
  'month-closings.reopen': { comment: 'Faltou uma nota.' },
  'settlements.dispute': { comment: 'Não foi o combinado.' },
};

function ask(cell: Cell, caller: keyof typeof as): Promise<Response> {
  const { resource, action } = cell;
  if (action === 'create') return as[caller]('POST', `/${resource}`, {});
  const address = `/${resource}/${idOf(cell)}`;
  if (action === 'read') return as[caller]('GET', address);
  if (action === 'update') return as[caller]('PUT', address, hasVersion(resource) ? { version: stale } : {});
  if (action === 'remove') return as[caller]('DELETE', address);
  const move = { move: action, version: stale, ...fields[`${resource}.${action}`] };
  return as[caller]('POST', `${address}/moves`, move, { 'Idempotency-Key': crypto.randomUUID() });
}

const unknown = {
  detail: problems.not_found,
  type: 'urn:elenco:problem:not_found',
  title: 'not found',
  status: 404,
  code: 'not_found',
  message: problems.not_found,
};

async function lived(cell: Cell): Promise<string> {
  const answer = await ask(cell, cell.person);
  const body = await answer.text();
  if (answer.status === 404) return body === JSON.stringify(unknown) ? '–' : `404 ${body}`;
  if (answer.status === 403) return 'no';
  if (answer.status >= 500 || answer.status === 401) return String(answer.status);
  if (cell.action === 'remove' && answer.ok) {
    await putRows(api.databaseUrl, [[cell.resource, rows.get(`${cell.resource}/${idOf(cell)}`)!]]);
  }
  return 'yes';
}

/** What is removed takes along what hangs on it: so that comes last, and what hangs on other rows before these. */
function removalsLast(looked: readonly Cell[]): Cell[] {
  const order = [...rows.keys()];
  const place = (cell: Cell) => order.indexOf(`${cell.resource}/${idOf(cell)}`);
  const removals = looked.filter(({ action }) => action === 'remove');
  return [
    ...looked.filter(({ action }) => action !== 'remove'),
    ...removals.sort((a, b) => place(b) - place(a)),
  ];
}

it('the running server does what the table says', async () => {
  const wrong: string[] = [];
  const looked = sampled(cells, 1_000, ({ resource, action }) => `${resource}.${action}`);
  for (const cell of removalsLast(looked)) {
    const seen = await lived(cell);
    if (seen !== cell.expected)
      wrong.push(`${reported(cell)}: ${cell.expected} in the table, ${seen} over HTTP`);
  }
  printDepth('authorization', looked.length, cells.length, `${wrong.length} wrong`);
  expect(wrong).toEqual([]);
}, 600_000);

it('who is not signed in may do nothing of it', async () => {
  const unsigned = cells.filter(({ person }) => person === 'brandOwner');
  for (const cell of sampled(unsigned, 200, ({ resource, action }) => `${resource}.${action}`)) {
    expect([reported(cell), (await ask(cell, 'nobody')).status]).toEqual([reported(cell), 401]);
  }
}, 60_000);
