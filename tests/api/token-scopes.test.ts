import { tokenScopes } from '@elenco/core';
import { manifest } from '@elenco/portal/server/api/manifest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { printDepth, sampled } from '../support/depth';
import { putRows } from '../support/rows';
import { callerOf, oneOfEach, people } from './cast';

/** Scope family by the first path segment. Written by hand, so that the test does not repeat the code. */
const families: Readonly<Record<string, string>> = {
  ...byFamily('people', 'doubles'),
  ...byFamily('platform', 'platform', 'staff-tokens'),
  ...byFamily(
    'people',
    'users',
    'companies',
    'creators',
    'payees',
    'portfolio-projects',
    'media-kit-links',
    'consents',
    'curator-codes',
    'attributions',
    'invitations',
    'connections',
    'channel-metrics',
    'privacy-requests',
    'sessions',
    'failed-sign-ins',
    'leads',
    'search',
    'subscribers',
    'imports',
    'import-files',
    'tokens',
    'jump',
  ),
  ...byFamily('projects', 'visions', 'squad-steps', 'step-approvals'),
  ...byFamily('projects', 'squads', 'briefings', 'shortlist', 'proposals', 'proposal-rounds', 'contracts'),
  ...byFamily(
    'projects',
    'acceptances',
    'deliverables',
    'drafts',
    'draft-comments',
    'posts',
    'observations',
    'figure-files',
  ),
  ...byFamily('projects', 'evaluations', 'files'),
  ...byFamily(
    'projects',
    'share-links',
    'guest-marks',
    'lists',
    'list-members',
    'list-activities',
    'favorites',
    'saved-searches',
  ),
  ...byFamily(
    'projects',
    'conversations',
    'messages',
    'message-reports',
    'conversation-readings',
    'participants',
    'questions',
    'amendments',
    'templates',
    'openings',
    'applications',
    'assignments',
    'notes',
    'tasks',
    'reports',
  ),
  ...byFamily('projects', 'board-members', 'board-posts', 'board-comments', 'board-reports'),
  ...byFamily('projects', 'tracked-links', 'orders', 'order-files'),
  ...byFamily(
    'money',
    'payment-proofs',
    'charges',
    'charge-lines',
    'subscriptions',
    'subscription-periods',
    'payment-methods',
    'card-payments',
    'fee-invoices',
    'fee-invoice-issuing',
    'instalments',
    'pay-contracts',
    'invoices',
    'payouts',
    'payout-runs',
    'settlements',
    'repayments',
    'postings',
    'ledger-entries',
    'trial-balance',
    'month-closings',
    'rpas',
    'taxes-withheld',
    'tax-payments',
    'iss-rules',
    'receipts',
    'finance-day',
    'bank-returns',
    'payment-files',
    'paying-account',
    'payment-answers',
    'payment-returns',
  ),
  ...byFamily('platform', 'settings', 'audit', 'impersonations', 'short-links', 'short-link-clicks'),
  ...byFamily('platform', 'webhooks', 'webhook-deliveries'),
  ...byFamily(
    'platform',
    'growth',
    'business-figures',
    'engagement',
    'background-jobs',
    'system-status',
    'waiting',
    'mails',
  ),
  ...byFamily('platform', 'contents', 'content-versions', 'lesson-marks', 'pictures'),
};
function byFamily(family: string, ...parts: string[]) {
  return Object.fromEntries(parts.map((part) => [part, family]));
}
/** Paths that every token opens. They return the token's own user. */
const own = ['/me'];
/** Paths that no token opens, because only browsers may use them. */
const byHand = [
  '/me/proof',
  '/commands/users.correctEmail',
  '/commands/users.inviteStaff',
  '/commands/users.sendLink',
  '/commands/payees.save',
];

interface Refused {
  readonly code: string;
  readonly problems?: readonly { readonly code: string }[];
}

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
  await putRows(api.databaseUrl, oneOfEach);
});
afterAll(() => api.stop());

it('opens a REST path only to API tokens with the path’s scope, and browser commands to no API token', async () => {
  const wrong: string[] = [];
  const now = new Date().toISOString();
  const every = [...tokenScopes, 'read', 'write'].flatMap((scope) =>
    manifest.map((route) => ({ scope, route })),
  );
  const looked = sampled(every, ({ route }) => route);
  for (const { scope, route } of looked) {
    const { method, path, open } = route;
    const about = { name: scope, scopes: [scope], days: 1, now };
    // Uses a new token for each combination, since one of the routes revokes the calling token.
    const { token } = await api.database.identity.issueToken(people.owner.id, about);
    const caller = callerOf(api, { Authorization: `Bearer ${token}` });
    const part = path.replace(/^\/(commands|sums)\//, '/').split(/[/.]/)[1] ?? '';
    const verb = method === 'GET' ? 'read' : 'write';
    const opens = open || own.includes(path) || [verb, `${families[part]}:${verb}`].includes(scope);
    const answer = await caller(method, path.replace(/:\w+/g, '999999'), method === 'GET' ? undefined : {});
    const received = answer.status === 403 ? ((await answer.json()) as Refused) : undefined;
    const lacksScope = received?.problems?.some(({ code }) => code === 'scope_missing') ?? false;
    const right = byHand.includes(path)
      ? received?.code === 'not_allowed' && !lacksScope
      : lacksScope !== opens;
    if (!right) wrong.push(`${scope}: ${method} ${path} gave ${answer.status}`);
  }
  printDepth('scopes of tokens', looked.length, every.length, `${wrong.length} wrong`);
  expect(wrong).toEqual([]);
}, 900_000);
