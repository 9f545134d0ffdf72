import { ids } from '@elenco/core/testing';

/**
 * Who may come to a route of the portal. A route that is not listed here fails the test, so that none can be
 * added without somebody saying whose it is.
 */
type Area =
  /** Open to everybody. */
  | 'public'
  /** A brand's, staff look on. */
  | 'client'
  /** A creator's, staff look on. */
  | 'professional'
  /** Everybody's who is signed in. */
  | 'shared'
  /** Of those who write what the public reads; for others it is not there. */
  | 'content'
  /** Of staff: for others it is not there. */
  | 'staff'
  /** Nobody's without more: an error's own address, a page for developers, a page that opens by a grant alone. */
  | 'nobody';

export interface Guarded {
  readonly area: Area;
  /** What `:id` is: a row of the first brand and the first creator. Left out where the address has none. */
  readonly id?: number;
}

const brief = { area: 'client', id: ids.briefing } as const;
const step = { area: 'client' } as const;

/** By the id that the router's own manifest gives the route. */
export const areas: Readonly<Record<string, Guarded>> = {
  'routes/public/not-found': { area: 'nobody' },
  'routes/guest/hiring': { area: 'nobody', id: ids.briefing },
  'routes/guest/hiring-file': { area: 'nobody', id: ids.briefing },
  'routes/guest/invoice': { area: 'nobody', id: ids.briefing },
  'routes/guest/report': { area: 'nobody', id: ids.briefing },
  'routes/guest/report-picture': { area: 'nobody', id: ids.briefing },
  'routes/guest/invoice-pdf': { area: 'nobody', id: ids.briefing },
  'routes/public/home': { area: 'public' },
  /** Not set up here. */
  'routes/identity/google': { area: 'nobody' },
  'routes/identity/google-callback': { area: 'nobody' },
  'routes/identity/login': { area: 'public' },
  'routes/identity/login-code': { area: 'public' },
  'routes/identity/login-second-factor': { area: 'public' },
  'routes/identity/logout': { area: 'public' },
  'routes/identity/password-forgot': { area: 'public' },
  'routes/identity/password-reset': { area: 'public' },
  'routes/identity/invite': { area: 'public' },
  'routes/identity/cancel-deletion': { area: 'public' },
  'routes/identity/email-confirm': { area: 'public' },
  'routes/identity/email-undo': { area: 'public' },
  'routes/identity/without-company': { area: 'public' },
  /** Not set up here, so that they say so to a creator and lead back nobody. */
  /** Only a frame: its pages guard themselves. */
  'routes/networks/layout': { area: 'public' },
  'routes/networks/meta-profile': { area: 'professional' },
  'routes/networks/tiktok-login': { area: 'professional' },
  'routes/networks/tiktok-profile': { area: 'professional' },
  'routes/networks/meta-callback': { area: 'professional' },
  'routes/networks/meta-deletion': { area: 'public' },
  'routes/networks/tiktok-callback': { area: 'professional' },
  'routes/public/certificate-check': { area: 'public' },
  /** For whoever has a code; without one there is nothing. */
  'routes/public/certificate-pdf': { area: 'nobody' },
  'routes/public/contract-check': { area: 'public' },
  'routes/public/preferences': { area: 'public' },
  'routes/public/refused': { area: 'nobody' },
  /** Not set up here. */
  'routes/public/prelaunch-gate': { area: 'nobody' },
  /** Opens by its key alone. */
  'routes/public/calendar': { area: 'nobody' },
  'routes/public/calculator': { area: 'public' },
  /** Leads on to the whole address. */
  'routes/public/profile-without-name': { area: 'public', id: ids.creator },
  'routes/public/profile': { area: 'public', id: ids.creator },
  'routes/newsletter/newsletter': { area: 'public' },
  'routes/newsletter/confirm': { area: 'public' },
  'routes/newsletter/leave': { area: 'public' },
  'routes/newsletter/searches-stop': { area: 'public' },
  'routes/newsletter/notices-stop': { area: 'public' },
  'routes/public/academy': { area: 'public' },
  'routes/public/pricing': { area: 'public' },
  /** By the content duty alone, and there is no such draft. */
  'routes/public/new-home': { area: 'content' },
  'routes/public/preview': { area: 'nobody' },
  'routes/public/mycommunity': { area: 'public' },
  'routes/public/mycommunity-notamember': { area: 'client' },
  'routes/dashboard/client/pricing': { area: 'client' },
  'routes/dashboard/client/card': { area: 'client' },
  'routes/dashboard/client/charge-card': { area: 'client', id: 71 },
  'routes/public/academy-article': { area: 'public' },
  /** There is no such path. */
  'routes/public/academy-path': { area: 'nobody' },
  'routes/public/blog': { area: 'public' },
  'routes/public/blog-article': { area: 'public' },
  'routes/public/cases': { area: 'public' },
  'routes/public/case': { area: 'public' },
  'routes/public/page': { area: 'public' },
  'routes/public/terms': { area: 'public' },
  'routes/public/privacy': { area: 'public' },
  'routes/public/document-redirect': { area: 'public' },
  /** By the key of a letter only: without one there is nothing, for everybody who is signed in. */
  'routes/dashboard/shared/community': { area: 'shared' },
  'routes/dashboard/shared/community-csv': { area: 'shared' },
  'routes/dashboard/shared/privacy-export': { area: 'shared' },
  'routes/identity/terms-accept': { area: 'shared' },
  'routes/identity/signup': { area: 'public' },
  'routes/identity/signup-brand': { area: 'public' },
  'routes/identity/signup-confirm': { area: 'public' },
  'routes/identity/signup-creator': { area: 'public' },
  'routes/identity/signup-sent': { area: 'public' },
  'routes/dev/shell': { area: 'nobody' },
  'routes/dev/ui': { area: 'nobody' },
  'routes/dashboard/shared/project-redirect': { area: 'shared', id: ids.briefing },
  'routes/dashboard/shared/charge-pdf': { area: 'shared', id: ids.charge },
  'routes/dashboard/shared/contract': { area: 'shared', id: ids.contract },
  'routes/dashboard/shared/contract-pdf': { area: 'shared', id: ids.contract },
  'routes/dashboard/shared/messages': { area: 'shared' },
  'routes/dashboard/shared/notifications': { area: 'shared' },
  'routes/dashboard/client/briefings/chat': brief,
  'routes/dashboard/professional/new-report-creator': { area: 'professional', id: ids.briefing },
  'routes/dashboard/professional/chat': { area: 'professional', id: ids.briefing },
  'routes/dashboard/shared/jump': { area: 'shared' },
  'routes/dashboard/shared/privacy': { area: 'shared' },
  'routes/dashboard/shared/privacy-leave': { area: 'shared' },
  'routes/dashboard/shared/security': { area: 'shared' },
  'routes/dashboard/shared/security-second-factor': { area: 'shared' },
  'routes/dashboard/shared/login-as': { area: 'shared', id: 104 },
  'routes/dashboard/shared/login-as-end': { area: 'public' },
  'routes/dashboard/client/layout': { area: 'client' },
  /** Of a project that was sent. */
  'routes/dashboard/client/report': { area: 'client', id: 38 },
  /** Of a closed report, which the address does not name here. */
  /** No post's draft is a picture here. */
  'routes/dashboard/client/report-picture': step,
  'routes/dashboard/client/report-pdf': step,
  'routes/dashboard/client/report-xlsx': step,
  'routes/dashboard/client/reports': step,
  'routes/dashboard/client/comparative-layout': { area: 'client' },
  'routes/dashboard/client/compare': step,
  'routes/dashboard/client/squads-comparative': step,
  'routes/dashboard/admin/compare': { area: 'staff' },
  'routes/dashboard/admin/squads-comparative': { area: 'staff' },
  'routes/dashboard/admin/layout': { area: 'staff' },
  'routes/dashboard/admin/report': { area: 'staff', id: 38 },
  'routes/dashboard/admin/report-picture': { area: 'staff' },
  'routes/dashboard/admin/report-pdf': { area: 'staff' },
  'routes/dashboard/admin/report-xlsx': { area: 'staff' },
  'routes/dashboard/client/home': { area: 'client' },
  'routes/dashboard/client/briefings/project': brief,
  'routes/dashboard/client/briefings/approve-proposal': brief,
  'routes/dashboard/client/briefings/select': brief,
  'routes/dashboard/client/briefings/squad-vision': brief,
  'routes/dashboard/client/briefings/squad-step': brief,
  'routes/dashboard/client/briefings/squad-step-approve': brief,
  'routes/dashboard/client/historic': step,
  'routes/dashboard/client/briefings/step': brief,
  'routes/dashboard/client/briefings/silent-step': brief,
  'routes/dashboard/client/briefings/tasks': brief,
  'routes/dashboard/client/briefings/new-briefing': step,
  'routes/dashboard/client/settings': step,
  'routes/dashboard/client/squads': step,
  'routes/dashboard/client/squad': { area: 'client', id: 99 },
  'routes/dashboard/client/squad-approve': { area: 'client', id: 99 },
  'routes/dashboard/client/company': step,
  'routes/dashboard/client/webhooks': step,
  'routes/dashboard/client/webhook': { area: 'client', id: 501 },
  'routes/dashboard/client/profile': { area: 'client', id: 104 },
  'routes/dashboard/client/newmembers': step,
  'routes/dashboard/client/search/search': step,
  'routes/dashboard/client/search/campaigns': step,
  'routes/dashboard/client/search/company-campaigns': { area: 'client', id: ids.company },
  'routes/dashboard/client/search/company-campaign': { area: 'client', id: ids.company },
  'routes/dashboard/client/search/compare': step,
  'routes/dashboard/client/search/invite': step,
  'routes/dashboard/client/search/creator-profile': { area: 'client', id: ids.creator },
  'routes/dashboard/client/search/favorites': step,
  'routes/dashboard/client/search/list': { area: 'client', id: 301 },
  'routes/dashboard/client/search/lists': step,
  'routes/dashboard/client/search/saved': step,
  'routes/guest/list': { area: 'nobody', id: 301 },
  'routes/guest/pay': { area: 'nobody', id: 601 },
  'routes/guest/pay-pdf': { area: 'nobody', id: 601 },
  'routes/guest/pay-confirm': { area: 'nobody', id: 601 },
  'routes/guest/pay-confirm-pdf': { area: 'nobody', id: 601 },
  'routes/dashboard/client/pay-client': { area: 'client', id: 601 },
  'routes/dashboard/client/search/export-csv': step,
  'routes/dashboard/client/search/export-xlsx': step,
  /** Leads brands and staff on to their own. */
  'routes/dashboard/client/search/search-redirect': step,
  'routes/dashboard/client/newmembers-csv': step,
  'routes/guest/payables': { area: 'nobody', id: ids.briefing },
  'routes/guest/payables-pdf': { area: 'nobody', id: ids.briefing },
  'routes/guest/step': { area: 'nobody', id: ids.briefing },
  'routes/guest/select': { area: 'nobody', id: ids.briefing },
  'routes/guest/approve-proposal': { area: 'nobody', id: ids.briefing },
  'routes/dashboard/client/historic-csv': step,
  'routes/dashboard/client/historic-pdf': step,
  'routes/dashboard/professional/layout': { area: 'professional' },
  'routes/dashboard/professional/home': { area: 'professional' },
  'routes/dashboard/professional/briefing': { area: 'professional', id: ids.briefing },
  'routes/dashboard/professional/connect-instagram': { area: 'professional' },
  'routes/dashboard/professional/complete-briefing': { area: 'professional' },
  'routes/dashboard/professional/curator': { area: 'professional' },
  'routes/dashboard/professional/curator-csv': { area: 'professional' },
  'routes/dashboard/professional/finance': { area: 'professional' },
  'routes/dashboard/professional/new-briefing': { area: 'professional' },
  'routes/dashboard/professional/pay': { area: 'professional' },
  'routes/dashboard/professional/pay-project': { area: 'professional', id: 601 },
  'routes/dashboard/professional/pay-clients': { area: 'professional', id: 601 },
  'routes/dashboard/professional/pay-proposal': { area: 'professional', id: 601 },
  'routes/dashboard/professional/pay-review': { area: 'professional', id: 601 },
  'routes/dashboard/professional/historic': { area: 'professional' },
  'routes/dashboard/professional/jobs': { area: 'professional' },
  'routes/dashboard/professional/profile': { area: 'professional' },
  'routes/dashboard/professional/profile-preview': { area: 'professional' },
  'routes/dashboard/professional/settings': { area: 'professional' },
  'routes/dashboard/professional/settings-part': { area: 'professional' },
  'routes/dashboard/professional/finance-csv': { area: 'professional' },
  'routes/dashboard/professional/finance-pdf': { area: 'professional' },
  'routes/dashboard/professional/income-pdf': { area: 'professional' },
  'routes/dashboard/professional/rpa-pdf': { area: 'professional' },
};

/** The parts of the back office that restricted staff are sent home from (docs/spec/addresses.md#back-office). */
export const closedToRestricted = ['users', 'jobs', 'cms', 'growth'];
