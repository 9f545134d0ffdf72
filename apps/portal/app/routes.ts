import { areaPath } from '@elenco/core/people';
import { index, layout, prefix, type RouteConfig, route } from '@remix-run/route-config';
import { publicRoutes } from './publicRoutes';

const [company, creator] = [areaPath.company.slice(1), areaPath.creator.slice(1)];

const guest = [
  route('media-kit/guest', 'routes/guest/media-kit.tsx'),
  route('media-kit/guest.pdf', 'routes/guest/media-kit-pdf.ts'),
  ...prefix(':id/:hiring_id', [
    route('guest', 'routes/guest/hiring.tsx'),
    route('guest/:file', 'routes/guest/hiring-file.ts'),
    route('invoice/guest', 'routes/guest/invoice.tsx'),
    route('invoice/guest.pdf', 'routes/guest/invoice-pdf.ts'),
  ]),
  ...prefix(company, [
    route('briefing/:id/select/guest', 'routes/guest/select.tsx'),
    route('briefing/:id/squad-step-approve/guest', 'routes/guest/step.tsx'),
    route('briefing/:id/payables/guest', 'routes/guest/payables.tsx'),
    route('briefing/:id/payables/guest/:charge.pdf', 'routes/guest/payables-pdf.ts'),
    route('briefing/:id/approve-proposal/:users/guest', 'routes/guest/approve-proposal.tsx'),
    route('search/list/:id/guest', 'routes/guest/list.tsx'),
    route(':id/new-report/guest', 'routes/guest/report.tsx'),
    route(':id/new-report/guest.pdf', 'routes/guest/report-pdf.ts'),
    route(':id/new-report/guest.xlsx', 'routes/guest/report-xlsx.ts'),
    route(':id/new-report/guest/:post.jpg', 'routes/guest/report-picture.ts'),
    ...prefix('pay-client/:id', [
      route('guest', 'routes/guest/pay.tsx'),
      route('guest/contract.pdf', 'routes/guest/pay-contract-pdf.ts'),
      route('guest/:charge.pdf', 'routes/guest/pay-pdf.ts'),
      route('guest/files/:file', 'routes/guest/pay-file.ts'),
      route('confirm/guest', 'routes/guest/pay-confirm.tsx'),
      route('confirm/guest/contract.pdf', 'routes/guest/pay-confirm-contract-pdf.ts'),
      route('confirm/guest/:charge.pdf', 'routes/guest/pay-confirm-pdf.ts'),
      route('confirm/guest/files/:file', 'routes/guest/pay-confirm-file.ts'),
    ]),
  ]),
];

/** Pages for brands and creators, in the frame of the user's role. */
const shared = [
  route('d/p/b/:id', 'routes/dashboard/shared/project-redirect.tsx'),
  route('community', 'routes/dashboard/shared/community.tsx'),
  route('community.csv', 'routes/dashboard/shared/community-csv.ts'),
  ...prefix('dashboard', [
    index('routes/dashboard/shared/dashboard.tsx'),
    route('charge/:id.pdf', 'routes/dashboard/shared/charge-pdf.ts'),
    route('contract/:id', 'routes/dashboard/shared/contract.tsx'),
    route('contract/:id.pdf', 'routes/dashboard/shared/contract-pdf.ts'),
    route('jump', 'routes/dashboard/shared/jump.ts'),
    route('login-as/:id', 'routes/dashboard/shared/login-as.tsx'),
    route('login-as/end', 'routes/dashboard/shared/login-as-end.ts'),
    route('messages', 'routes/dashboard/shared/messages.tsx'),
    route('notifications', 'routes/dashboard/shared/notifications.tsx'),
    route('privacy', 'routes/dashboard/shared/privacy.tsx'),
    route('privacy/export', 'routes/dashboard/shared/privacy-export.ts'),
    route('privacy/leave', 'routes/dashboard/shared/privacy-leave.tsx'),
    ...prefix('security', [
      index('routes/dashboard/shared/security.tsx'),
      route('second-factor', 'routes/dashboard/shared/security-second-factor.tsx'),
    ]),
  ]),
];

const companyPages = [
  index('routes/dashboard/company/home.tsx'),
  route('company', 'routes/dashboard/company/company.tsx'),
  route(':company/profile/:id', 'routes/dashboard/company/profile.tsx'),
  route(':id/new-report', 'routes/dashboard/company/report.tsx'),
  route('reports', 'routes/dashboard/company/reports.tsx'),
  route('squads/comparative', 'routes/dashboard/company/squads-comparative.tsx'),
  route('historic', 'routes/dashboard/company/historic.tsx'),
  route('newmembers', 'routes/dashboard/company/newmembers.tsx'),
  route('track-record', 'routes/dashboard/company/track-record.tsx'),
  route('pay-client/:id', 'routes/dashboard/company/pay-client.tsx'),
  route('pricing', 'routes/dashboard/company/pricing.tsx'),
  route('card', 'routes/dashboard/company/card.tsx'),
  route('charge/:id/card', 'routes/dashboard/company/charge-card.tsx'),
  route('charge/:id/slip', 'routes/dashboard/company/charge-slip.tsx'),
  route('contracts', 'routes/dashboard/company/contracts.tsx'),
  route('example-briefing', 'routes/dashboard/company/example-briefing.tsx'),
  route('example-report', 'routes/dashboard/company/example-report.tsx'),
  route('settings', 'routes/dashboard/company/settings.tsx'),
  route('webhooks', 'routes/dashboard/company/webhooks.tsx'),
  route('webhooks/:id', 'routes/dashboard/company/webhook.tsx'),
  route('squads', 'routes/dashboard/company/squads.tsx'),
  route('squad/:id', 'routes/dashboard/company/squad.tsx'),
  route('squad/:id/approve-proposals/:proposals', 'routes/dashboard/company/squad-approve.tsx'),
  route('new-briefing', 'routes/dashboard/company/briefings/new-briefing.tsx'),
  route('briefings/:id/tasks', 'routes/dashboard/company/briefings/tasks.tsx'),
  route('briefings/:id?/:step', 'routes/dashboard/company/briefings/step.tsx'),
  route('silent_squad/:id?/:step', 'routes/dashboard/company/briefings/silent-step.tsx'),
  route('briefing/:hiring/chat/:provider', 'routes/dashboard/company/briefings/chat.tsx'),
  ...prefix('briefing/:id', [
    index('routes/dashboard/company/briefings/project.tsx'),
    route('select', 'routes/dashboard/company/briefings/select.tsx'),
    route('squad-vision', 'routes/dashboard/company/briefings/squad-vision.tsx'),
    route('squad-step', 'routes/dashboard/company/briefings/squad-step.tsx'),
    route('squad-step-approve', 'routes/dashboard/company/briefings/squad-step-approve.tsx'),
    route('approve-proposal/:users', 'routes/dashboard/company/briefings/approve-proposal.tsx'),
  ]),
  route('search', 'routes/dashboard/company/search/search.tsx'),
  ...prefix('search', [
    route('campaigns', 'routes/dashboard/company/search/campaigns.tsx'),
    ...prefix('company/:id/campaigns', [
      index('routes/dashboard/company/search/company-campaigns.tsx'),
      route(':projectId', 'routes/dashboard/company/search/company-campaign.tsx'),
    ]),
    route('compare', 'routes/dashboard/company/search/compare.tsx'),
    route('creator-profile/:id/:plataform?', 'routes/dashboard/company/search/creator-profile.tsx'),
    route('favorites', 'routes/dashboard/company/search/favorites.tsx'),
    route('invite', 'routes/dashboard/company/search/invite.tsx'),
    route('list/:id', 'routes/dashboard/company/search/list.tsx'),
    route('lists', 'routes/dashboard/company/search/lists.tsx'),
    route('saved', 'routes/dashboard/company/search/saved.tsx'),
  ]),
];

/** Files of brands, which are rendered without a frame. */
const companyFiles = [
  ...prefix(company, [
    route('briefings/:id/advice', 'routes/dashboard/company/briefings/advice.ts'),
    route(':id/new-report/:post.jpg', 'routes/dashboard/company/report-picture.ts'),
    route(':id/new-report.pdf', 'routes/dashboard/company/report-pdf.ts'),
    route(':id/new-report.xlsx', 'routes/dashboard/company/report-xlsx.ts'),
    route('historic.csv', 'routes/dashboard/company/historic-csv.ts'),
    route('historic.pdf', 'routes/dashboard/company/historic-pdf.ts'),
    route('historic.xlsx', 'routes/dashboard/company/historic-xlsx.ts'),
    route('newmembers.csv', 'routes/dashboard/company/newmembers-csv.ts'),
    route('pay-client/:id/contract.pdf', 'routes/dashboard/company/pay-client-pdf.ts'),
    route('search/export.csv', 'routes/dashboard/company/search/export-csv.ts'),
    route('search/export.xlsx', 'routes/dashboard/company/search/export-xlsx.ts'),
  ]),
  route('search/*', 'routes/dashboard/company/search/search-redirect.ts'),
];

/** The comparison of campaigns, in the brand's frame, at its own URL. */
const comparison = layout(
  'routes/dashboard/company/layout.tsx',
  { id: 'routes/dashboard/company/comparative-layout' },
  [route(`${company}_comparative/compare`, 'routes/dashboard/company/compare.tsx')],
);

/**
 * Reports and comparisons for staff: pages of the portal whose URLs are below that of the back office
 * (`portalPages`).
 */
const staffPages = [
  layout('routes/dashboard/admin/layout.tsx', [
    ...prefix('dashboard/admin', [
      route(':id/new-report', 'routes/dashboard/admin/report.tsx'),
      route('squads/comparative', 'routes/dashboard/admin/squads-comparative.tsx'),
    ]),
    route('dashboard/admin_comparative/compare', 'routes/dashboard/admin/compare.tsx'),
  ]),
  ...prefix('dashboard/admin', [
    route(':id/new-report/:post.jpg', 'routes/dashboard/admin/report-picture.ts'),
    route(':id/new-report.pdf', 'routes/dashboard/admin/report-pdf.ts'),
    route(':id/new-report.xlsx', 'routes/dashboard/admin/report-xlsx.ts'),
  ]),
];

const creatorPages = [
  index('routes/dashboard/creator/home.tsx'),
  route('briefing/:id', 'routes/dashboard/creator/briefing.tsx'),
  route('briefing/:id/chat', 'routes/dashboard/creator/chat.tsx'),
  route('complete-briefing', 'routes/dashboard/creator/complete-briefing.tsx'),
  route('connectInstagram', 'routes/dashboard/creator/connect-instagram.tsx'),
  route('curator', 'routes/dashboard/creator/curator.tsx'),
  route('finance', 'routes/dashboard/creator/finance.tsx'),
  route('historic', 'routes/dashboard/creator/historic.tsx'),
  route('jobs', 'routes/dashboard/creator/jobs.tsx'),
  route(':id/new-report-creator', 'routes/dashboard/creator/new-report-creator.tsx'),
  route('media-kit', 'routes/dashboard/creator/media-kit.tsx'),
  route('new-briefing', 'routes/dashboard/creator/new-briefing.tsx'),
  route('pay', 'routes/dashboard/creator/pay.tsx'),
  route('pay-project/:id?', 'routes/dashboard/creator/pay-project.tsx'),
  route('pay-clients/:id', 'routes/dashboard/creator/pay-clients.tsx'),
  route('pay-proposal/:id', 'routes/dashboard/creator/pay-proposal.tsx'),
  route('pay-review/:id', 'routes/dashboard/creator/pay-review.tsx'),
  route('pay-preview/:id', 'routes/dashboard/creator/pay-preview.tsx'),
  route('perfil', 'routes/dashboard/creator/profile-preview.tsx'),
  route('profile', 'routes/dashboard/creator/profile.tsx'),
  route('settings', 'routes/dashboard/creator/settings.tsx'),
  route('start/:step?', 'routes/dashboard/creator/start.tsx'),
  route('settings/:part', 'routes/dashboard/creator/settings-part.tsx'),
];

const creatorFiles = prefix(creator, [
  route('curator.csv', 'routes/dashboard/creator/curator-csv.ts'),
  route('finance.csv', 'routes/dashboard/creator/finance-csv.ts'),
  route('finance.pdf', 'routes/dashboard/creator/finance-pdf.ts'),
  route('income.pdf', 'routes/dashboard/creator/income-pdf.ts'),
  route('media-kit.pdf', 'routes/dashboard/creator/media-kit-pdf.ts'),
  route('pay-review/:id/contract.pdf', 'routes/dashboard/creator/pay-review-pdf.ts'),
  route('rpas/:id.pdf', 'routes/dashboard/creator/rpa-pdf.ts'),
]);

const dev = [route('dev/shell', 'routes/dev/shell.tsx'), route('dev/ui', 'routes/dev/ui.tsx')];

/**
 * All routes of the portal. `publicRoutes.ts` lists the routes that need no account. URLs are fixed
 * (docs/spec/addresses.md), and each folder is an area.
 */
export default [
  ...publicRoutes,
  ...guest,
  ...shared,
  route(company, 'routes/dashboard/company/layout.tsx', companyPages),
  ...companyFiles,
  comparison,
  ...staffPages,
  route(creator, 'routes/dashboard/creator/layout.tsx', creatorPages),
  ...creatorFiles,
  ...dev,
] satisfies RouteConfig;
