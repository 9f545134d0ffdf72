import { type Briefing, type BriefingKind, firstSteps, type Proposal, stepsOf } from '@elenco/core';
import companyWords from '@elenco/locales/pt/company.json' with { type: 'json' };
import { firstStepPath, settingsParts, settingsPath } from '@elenco/portal/settings-parts';
import type { Own } from './pageRows';

const project = (row: Briefing) => `/dashboard/client/briefing/${row.id}`;
/** Names of the tabs of a project's page. */
const views = Object.keys(companyWords.project.views);

/** Returns one briefing that is in a squad and one that is not. Leaves out a briefing that does not exist. */
const ofSquadAndNot = (rows: readonly Briefing[]) =>
  [rows.find(({ squadId }) => squadId !== null), rows.find(({ squadId }) => squadId === null)].flatMap(
    (row) => row ?? [],
  );

/** Paths of the routes that contain an id or a code: one row for each state that renders a different page. */
export const parameterPaths: Readonly<Record<string, (own: Own) => string[]>> = {
  '/contract-check': ({ contracts: rows }) => [
    '/contract-check',
    ...rows.slice(0, 1).map(({ checkCode }) => `/contract-check?code=${checkCode}`),
  ],
  '/dashboard/client/briefing/:id': ({ briefings: rows }) => [
    ...oneOfEach(rows).map(project),
    ...rows
      .filter(({ status }) => status === 'closed' || status === 'hired')
      .slice(0, 1)
      .flatMap((row) => views.map((view) => `${project(row)}?view=${view}`)),
  ],
  '/dashboard/client/squad/:id': ({ squads: rows }) =>
    oneOfEach(rows).flatMap(({ id }) =>
      ['', '?view=calendar', '?view=brief', '?view=activity'].map(
        (view) => `/dashboard/client/squad/${id}${view}`,
      ),
    ),
  '/dashboard/client/squad/:id/approve-proposals/:proposals': ({ briefings: rows, proposals: offers }) =>
    offers
      .filter(isOpen)
      .flatMap(({ id, briefingId }) => {
        const squadId = rows.find((row) => row.id === briefingId)?.squadId;
        return squadId ? [`/dashboard/client/squad/${squadId}/approve-proposals/${id}`] : [];
      })
      .slice(0, 1),
  '/dashboard/client/briefing/:id/squad-vision': ({ briefings: rows }) =>
    ofSquadAndNot(rows).map((row) => `${project(row)}/squad-vision`),
  '/dashboard/client/briefing/:id/squad-step': ({ briefings: rows }) =>
    ofSquadAndNot(rows).map((row) => `${project(row)}/squad-step`),
  '/dashboard/client/briefing/:id/squad-step-approve': ({ briefings: rows }) =>
    ofSquadAndNot(rows).map((row) => `${project(row)}/squad-step-approve`),
  '/dashboard/client/briefing/:id/squad-step-approve/guest': ({ guests }) => guests.step,
  '/dashboard/client/briefing/:id/select': ({ briefings: rows }) =>
    oneOfEach(rows.filter(({ status }) => status === 'selection')).flatMap((row) => [
      `${project(row)}/select`,
      `${project(row)}/select?as=table`,
    ]),
  '/dashboard/client/briefing/:id/approve-proposal/:users': ({ briefings: rows, proposals: offers }) =>
    rows
      .map((row) => ({
        row,
        sent: offers.filter((offer) => offer.briefingId === row.id && isOpen(offer)),
      }))
      .filter(({ sent }) => sent.length > 0)
      .slice(0, 1)
      .map(
        ({ row, sent }) =>
          `${project(row)}/approve-proposal/${sent.map(({ creatorId }) => creatorId).join('-')}`,
      ),
  // A conversation without messages, and one for each state of its proposal.
  '/dashboard/client/briefing/:hiring/chat/:provider': ({ proposals: rows }) =>
    oneOfEach(rows).map(
      ({ briefingId, creatorId }) => `/dashboard/client/briefing/${briefingId}/chat/${creatorId}`,
    ),
  '/dashboard/professional/briefing/:id/chat': ({ proposals: rows }) =>
    oneOfEach(rows).map(({ briefingId }) => `/dashboard/professional/briefing/${briefingId}/chat`),
  '/dashboard/professional/start/:step?': () => firstSteps.map(firstStepPath),
  '/dashboard/professional/settings/:part': () => settingsParts.map(settingsPath),
  '/dashboard/client/briefing/:id/payables/guest': ({ guests }) => guests.payables,
  '/dashboard/client/briefing/:id/select/guest': ({ guests }) => guests.select,
  '/dashboard/client/briefing/:id/approve-proposal/:users/guest': ({ guests }) => guests['approve-proposal'],
  '/dashboard/client/search/company/:id/campaigns': ({ members }) =>
    members.slice(0, 1).map(({ companyId }) => `/dashboard/client/search/company/${companyId}/campaigns`),
  '/dashboard/client/search/company/:id/campaigns/:projectId': ({ briefings: rows }) =>
    oneOfEach(rows.filter(({ status }) => status === 'closed')).map(
      ({ id, companyId }) => `/dashboard/client/search/company/${companyId}/campaigns/${id}`,
    ),
  '/dashboard/client/search/creator-profile/:id/:plataform?': () => [
    '/dashboard/client/search/creator-profile/1',
    '/dashboard/client/search/creator-profile/1/instagram',
  ],
  '/dashboard/client/search/list/:id': ({ lists: rows }) =>
    rows.slice(0, 1).map(({ id }) => `/dashboard/client/search/list/${id}`),
  '/dashboard/client/search/list/:id/guest': ({ guests }) => guests.list,
  '/c/:id/:name': ({ profiles }) => profiles.slice(0, 1),
  '/dashboard/client/:id/new-report': ({ reports: rows }) =>
    rows.slice(-1).flatMap(({ id, briefingId }) => {
      const page = `/dashboard/client/${briefingId}/new-report`;
      return [page, `${page}?emv=on`, `${page}?report=${id}`];
    }),
  '/dashboard/client/:id/new-report/guest': ({ guests }) => guests.report,
  '/:id/:hiring_id/guest': ({ guests }) => guests.content,
  '/:id/:hiring_id/invoice/guest': ({ guests }) => guests.invoice,
  '/dashboard/contract/:id': ({ contracts: rows }) =>
    oneOfEach(rows).map(({ id }) => `/dashboard/contract/${id}`),
  '/dashboard/client/:company/profile/:id': ({ members }) =>
    members.map(({ id, companyId }) => `/dashboard/client/${companyId}/profile/${id}`),
  // The path of a valid invitation is only in its e-mail. This path shows the page that all other visitors
  // see.
  '/invite/:token': () => ['/invite/unknown'],
  '/academy/:slug': () => ['/academy/how-to-price', '/academy/invoice-as-mei'],
  '/academy/path/:slug': () => ['/academy/path/begin'],
  '/blog/:slug': () => ['/blog/small-profiles'],
  '/cases/:slug': () => ['/cases/aurora-serum'],
  '/p/:slug': () => ['/p/how-it-works'],
  '/dashboard/client/webhooks/:id': (own) =>
    oneOfEach(own.webhooks).map(({ id }) => `/dashboard/client/webhooks/${id}`),
  '/dashboard/client/charge/:id/card': ({ charges: rows }) =>
    rows.map(({ id }) => `/dashboard/client/charge/${id}/card`),
  '/dashboard/client/charge/:id/slip': ({ charges: rows }) =>
    rows.map(({ id }) => `/dashboard/client/charge/${id}/slip`),
  '/dashboard/client/pay-client/:id': ({ pays }) =>
    oneOfEach(pays).map(({ id }) => `/dashboard/client/pay-client/${id}`),
  '/dashboard/professional/pay-project/:id?': (own) => [
    '/dashboard/professional/pay-project',
    ...writtenPay('pay-project')(own),
  ],
  '/dashboard/professional/pay-clients/:id': writtenPay('pay-clients'),
  '/dashboard/professional/pay-proposal/:id': writtenPay('pay-proposal'),
  '/dashboard/professional/pay-preview/:id': writtenPay('pay-preview'),
  '/dashboard/professional/pay-review/:id': ({ pays }) =>
    oneOfEach(pays).map(({ id }) => `/dashboard/professional/pay-review/${id}`),
  '/dashboard/login-as/:id': ({ members }) => members.map(({ id }) => `/dashboard/login-as/${id}`),
  '/dashboard/professional/:id/new-report-creator': ({ contracts: rows }) =>
    oneOfEach(rows).flatMap(({ briefingId }) =>
      briefingId === null ? [] : [`/dashboard/professional/${briefingId}/new-report-creator`],
    ),
  '/dashboard/professional/briefing/:id': ({ proposals: rows, contracts: made }) => {
    // The page of an approved proposal depends on the state of the proposal's contract.
    const of = ({ id }: Proposal) => made.find((contract) => contract.proposalId === id)?.status ?? '';
    const each = new Map(rows.map((row) => [`${row.status} ${of(row)}`, row.briefingId]));
    return [...each.values()].map((id) => `/dashboard/professional/briefing/${id}`);
  },
  ...Object.fromEntries(
    [...stepsOf('creator'), 'tasks'].map((step) => [
      `/dashboard/client/briefings/:id/${step}`,
      draftPage('creator', (id) => `/dashboard/client/briefings/${id}/${step}`),
    ]),
  ),
  ...Object.fromEntries(
    stepsOf('silent_squad').map((step) => [
      `/dashboard/client/silent_squad/:id/${step}`,
      draftPage('silent_squad', (id) => `/dashboard/client/silent_squad/${id}/${step}`),
    ]),
  ),
};

/** Returns the path of a step in an Elenco Pay draft. */
function writtenPay(step: string) {
  return ({ pays }: Own) =>
    pays
      .filter(({ status }) => status === 'draft')
      .slice(0, 1)
      .map(({ id }) => `/dashboard/professional/${step}/${id}`);
}

/** Returns the path of a page for the newest draft of this kind in which the last steps can be opened. */
function draftPage(kind: BriefingKind, address: (id: number) => string) {
  return ({ briefings: rows }: Own) =>
    rows
      .filter((row) => row.status === 'draft' && row.kind === kind && row.budgetCents !== null)
      .slice(-1)
      .map(({ id }) => address(id));
}

const isOpen = ({ status }: Proposal) => status === 'sent' || status === 'under_approval';
const oneOfEach = <Row extends { status: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.status, row])).values(),
];

/**
 * Routes that cannot be visited with the demo data: redirects without a page, the second factor, the
 * pre-launch gate (tests/e2e/access/prelaunch.spec.ts), the page after a change of the terms, the path of a
 * profile without a name, and a TikTok account, whose page equals `/meta/profile`.
 */
export const unvisitedRoutes = [
  '/dashboard',
  '/d/p/b/:id',
  '/tiktok/login',
  '/tiktok/profile/:id',
  '/login/code',
  '/login/second-factor',
  // Only staff can open this route. Its page is the same as that of the brand's help.
  '/help/finance',
  '/help/support',
  '/dashboard/admin/:id/new-report',
  '/dashboard/admin/squads/comparative',
  '/dashboard/admin_comparative/compare',
  '/dashboard/security/second-factor',
  '/without-place',
  '/wall',
  '/terms/accept',
  // Requires the token of a media kit's link. media-kit.test.ts visits this route.
  '/media-kit/guest',
  '/c/:id',
  // Redirects brands with a subscription, and the brand of the demo data has one.
  '/mycommunity-notamember',
  // Only editors can open this route.
  '/preview/:id',
  '/new-home',
  // Only e-mails link to these routes. tests/e2e/shared/pay.spec.ts visits them.
  '/dashboard/client/pay-client/:id/guest',
  '/dashboard/client/pay-client/:id/confirm/guest',
];
