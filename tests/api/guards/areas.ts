import { ids } from '@elenco/core/testing';

/**
 * Users who may open a route of the portal. A route that is missing here fails the test, so that none can be added
 * without an access rule.
 */
type Area =
  /** Open to everyone. */
  | 'public'
  /** For brands; staff may look. */
  | 'company'
  /** For creators; staff may look. */
  | 'creator'
  /** For all signed-in users. */
  | 'shared'
  /** For editors; not found for others. */
  | 'content'
  /** For staff; not found for others. */
  | 'staff'
  /** For no one directly: an error's own address, a page for developers, a page that requires a grant. */
  | 'nobody';

export interface Guarded {
  readonly area: Area;
  /** `:id`: a row of the first brand and the first creator. Omitted without one in the address. */
  readonly id?: number;
  /** Only an owner of the brand may read that row; not found for the team. */
  readonly ofOwner?: true;
}

const brief = { area: 'company', id: ids.briefing } as const;
const step = { area: 'company' } as const;

/** By the route's id in the router's manifest. */
export const areas: Readonly<Record<string, Guarded>> = {
  'routes/public/not-found': { area: 'nobody' },
  'routes/guest/hiring': { area: 'nobody', id: ids.briefing },
  'routes/guest/hiring-file': { area: 'nobody', id: ids.briefing },
  'routes/guest/invoice': { area: 'nobody', id: ids.briefing },
  'routes/guest/report': { area: 'nobody', id: ids.briefing },
  'routes/guest/report-picture': { area: 'nobody', id: ids.briefing },
  'routes/guest/invoice-pdf': { area: 'nobody', id: ids.briefing },
  'routes/public/home': { area: 'public' },
  /** Not configured in these tests. */
  'routes/identity/google': { area: 'public' },
  'routes/identity/google-callback': { area: 'public' },
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
  'routes/networks/layout': { area: 'public' },
  /** Public explanations; creators see their own connection. */
  'routes/networks/meta-profile': { area: 'public' },
  'routes/networks/tiktok-login': { area: 'public' },
  'routes/networks/tiktok-profile': { area: 'public' },
  /** Not configured in these tests. */
  'routes/networks/meta-callback': { area: 'creator' },
  'routes/networks/meta-deletion': { area: 'public' },
  'routes/networks/tiktok-callback': { area: 'creator' },
  'routes/public/certificate-check': { area: 'public' },
  /** Requires a code; not found without one. */
  'routes/public/certificate-pdf': { area: 'nobody' },
  'routes/public/contract-check': { area: 'public' },
  'routes/public/preferences': { area: 'public' },
  'routes/public/refused': { area: 'nobody' },
  /** Not configured in these tests. */
  'routes/public/prelaunch-gate': { area: 'nobody' },
  /** Requires its key. */
  'routes/public/calendar': { area: 'nobody' },
  'routes/public/calculator': { area: 'public' },
  /** Redirects to the full address. */
  'routes/public/profile-without-name': { area: 'public', id: ids.creator },
  'routes/public/profile': { area: 'public', id: ids.creator },
  'routes/newsletter/newsletter': { area: 'public' },
  'routes/newsletter/confirm': { area: 'public' },
  'routes/newsletter/leave': { area: 'public' },
  'routes/newsletter/searches-stop': { area: 'public' },
  'routes/newsletter/notices-stop': { area: 'public' },
  'routes/public/academy': { area: 'public' },
  'routes/public/pricing': { area: 'public' },
  /** Requires the content duty. */
  'routes/public/new-home': { area: 'content' },
  /** The draft does not exist. */
  'routes/public/preview': { area: 'nobody' },
  'routes/public/mycommunity': { area: 'public' },
  'routes/public/mycommunity-notamember': { area: 'company' },
  'routes/dashboard/company/pricing': { area: 'company' },
  'routes/dashboard/company/contracts': { area: 'company' },
  'routes/dashboard/company/example-briefing': { area: 'company' },
  'routes/dashboard/company/example-report': { area: 'company' },
  'routes/dashboard/company/card': { area: 'company' },
  'routes/dashboard/company/charge-card': { area: 'company', id: 71 },
  'routes/dashboard/company/charge-slip': { area: 'company', id: 71 },
  'routes/public/academy-article': { area: 'public' },
  /** The path does not exist. */
  'routes/public/academy-path': { area: 'nobody' },
  'routes/public/blog': { area: 'public' },
  'routes/public/blog-article': { area: 'public' },
  'routes/public/cases': { area: 'public' },
  'routes/public/case': { area: 'public' },
  'routes/public/page': { area: 'public' },
  'routes/public/terms': { area: 'public' },
  'routes/public/tour': { area: 'public' },
  'routes/public/tour-creators': { area: 'public' },
  /** Redirects to the page of the role. */
  'routes/public/help': { area: 'public' },
  'routes/public/help-brand': { area: 'public' },
  'routes/public/help-creator': { area: 'public' },
  'routes/public/help-finance': { area: 'staff' },
  'routes/public/help-support': { area: 'staff' },
  'routes/public/privacy': { area: 'public' },
  'routes/public/privacy-request': { area: 'public' },
  'routes/public/privacy-request-confirm': { area: 'public' },
  'routes/public/document-redirect': { area: 'public' },
  'routes/dashboard/shared/community': { area: 'shared' },
  'routes/dashboard/shared/community-csv': { area: 'shared' },
  /** Requires the key of an e-mail; not found without one. */
  'routes/dashboard/shared/privacy-export': { area: 'shared' },
  'routes/identity/terms-accept': { area: 'shared' },
  'routes/identity/signup': { area: 'public' },
  'routes/identity/signup-brand': { area: 'public' },
  'routes/identity/signup-confirm': { area: 'public' },
  'routes/identity/signup-creator': { area: 'public' },
  'routes/identity/signup-sent': { area: 'public' },
  'routes/dev/shell': { area: 'nobody' },
  'routes/dev/ui': { area: 'nobody' },
  'routes/dashboard/shared/dashboard': { area: 'shared' },
  'routes/dashboard/shared/project-redirect': { area: 'shared', id: ids.briefing },
  'routes/dashboard/shared/charge-pdf': { area: 'shared', id: ids.charge },
  'routes/dashboard/shared/contract': { area: 'shared', id: ids.contract },
  'routes/dashboard/shared/contract-pdf': { area: 'shared', id: ids.contract },
  'routes/dashboard/shared/messages': { area: 'shared' },
  'routes/dashboard/shared/notifications': { area: 'shared' },
  'routes/dashboard/company/briefings/chat': brief,
  'routes/dashboard/creator/new-report-creator': { area: 'creator', id: ids.briefing },
  'routes/dashboard/creator/chat': { area: 'creator', id: ids.briefing },
  'routes/dashboard/shared/jump': { area: 'shared' },
  'routes/dashboard/shared/privacy': { area: 'shared' },
  'routes/dashboard/shared/privacy-leave': { area: 'shared' },
  'routes/dashboard/shared/security': { area: 'shared' },
  'routes/dashboard/shared/security-second-factor': { area: 'shared' },
  'routes/dashboard/shared/login-as': { area: 'shared', id: 104 },
  'routes/dashboard/shared/login-as-end': { area: 'public' },
  'routes/dashboard/company/layout': { area: 'company' },
  /** Requires a submitted project. */
  'routes/dashboard/company/report': { area: 'company', id: 38 },
  /** No post's draft is a picture here. */
  'routes/dashboard/company/report-picture': step,
  /** Requires a closed report in the address. */
  'routes/dashboard/company/report-pdf': step,
  'routes/dashboard/company/report-xlsx': step,
  'routes/dashboard/company/reports': step,
  'routes/dashboard/company/comparative-layout': { area: 'company' },
  'routes/dashboard/company/compare': step,
  'routes/dashboard/company/squads-comparative': step,
  'routes/dashboard/admin/compare': { area: 'staff' },
  'routes/dashboard/admin/squads-comparative': { area: 'staff' },
  'routes/dashboard/admin/layout': { area: 'staff' },
  'routes/dashboard/admin/report': { area: 'staff', id: 38 },
  'routes/dashboard/admin/report-picture': { area: 'staff' },
  'routes/dashboard/admin/report-pdf': { area: 'staff' },
  'routes/dashboard/admin/report-xlsx': { area: 'staff' },
  'routes/dashboard/company/home': { area: 'company' },
  'routes/dashboard/company/briefings/project': brief,
  'routes/dashboard/company/briefings/approve-proposal': brief,
  'routes/dashboard/company/briefings/select': brief,
  'routes/dashboard/company/briefings/squad-vision': brief,
  'routes/dashboard/company/briefings/squad-step': brief,
  'routes/dashboard/company/briefings/squad-step-approve': brief,
  'routes/dashboard/company/historic': step,
  'routes/dashboard/company/briefings/step': brief,
  'routes/dashboard/company/briefings/silent-step': brief,
  'routes/dashboard/company/briefings/tasks': brief,
  'routes/dashboard/company/briefings/new-briefing': step,
  'routes/dashboard/company/settings': step,
  'routes/dashboard/company/squads': step,
  'routes/dashboard/company/squad': { area: 'company', id: 99 },
  'routes/dashboard/company/squad-approve': { area: 'company', id: 99 },
  'routes/dashboard/company/company': step,
  'routes/dashboard/company/webhooks': step,
  'routes/dashboard/company/webhook': { area: 'company', id: 501, ofOwner: true },
  'routes/dashboard/company/profile': { area: 'company', id: 104 },
  'routes/dashboard/company/newmembers': step,
  'routes/dashboard/company/track-record': step,
  'routes/dashboard/company/search/search': step,
  'routes/dashboard/company/search/campaigns': step,
  'routes/dashboard/company/search/company-campaigns': { area: 'company', id: ids.company },
  'routes/dashboard/company/search/company-campaign': { area: 'company', id: ids.company },
  'routes/dashboard/company/search/compare': step,
  'routes/dashboard/company/search/invite': step,
  'routes/dashboard/company/search/creator-profile': { area: 'company', id: ids.creator },
  'routes/dashboard/company/search/favorites': step,
  'routes/dashboard/company/search/list': { area: 'company', id: 301 },
  'routes/dashboard/company/search/lists': step,
  'routes/dashboard/company/search/saved': step,
  'routes/guest/list': { area: 'nobody', id: 301 },
  'routes/guest/pay': { area: 'nobody', id: 601 },
  'routes/guest/pay-pdf': { area: 'nobody', id: 601 },
  'routes/guest/pay-confirm': { area: 'nobody', id: 601 },
  'routes/guest/pay-confirm-pdf': { area: 'nobody', id: 601 },
  'routes/dashboard/company/pay-client': { area: 'company', id: 601 },
  'routes/dashboard/company/search/export-csv': step,
  'routes/dashboard/company/search/export-xlsx': step,
  /** Redirects brands and staff to their own area. */
  'routes/dashboard/company/search/search-redirect': step,
  'routes/dashboard/company/newmembers-csv': step,
  'routes/guest/payables': { area: 'nobody', id: ids.briefing },
  'routes/guest/payables-pdf': { area: 'nobody', id: ids.briefing },
  'routes/guest/step': { area: 'nobody', id: ids.briefing },
  'routes/guest/select': { area: 'nobody', id: ids.briefing },
  'routes/guest/approve-proposal': { area: 'nobody', id: ids.briefing },
  'routes/dashboard/company/historic-csv': step,
  'routes/dashboard/company/historic-pdf': step,
  'routes/dashboard/company/historic-xlsx': step,
  'routes/dashboard/creator/layout': { area: 'creator' },
  'routes/dashboard/creator/home': { area: 'creator' },
  'routes/dashboard/creator/briefing': { area: 'creator', id: ids.briefing },
  'routes/dashboard/creator/connect-instagram': { area: 'creator' },
  'routes/dashboard/creator/complete-briefing': { area: 'creator' },
  'routes/dashboard/creator/curator': { area: 'creator' },
  'routes/dashboard/creator/curator-csv': { area: 'creator' },
  'routes/dashboard/creator/finance': { area: 'creator' },
  'routes/dashboard/creator/new-briefing': { area: 'creator' },
  'routes/dashboard/creator/pay': { area: 'creator' },
  'routes/dashboard/creator/pay-project': { area: 'creator', id: 601 },
  'routes/dashboard/creator/pay-clients': { area: 'creator', id: 601 },
  'routes/dashboard/creator/pay-proposal': { area: 'creator', id: 601 },
  'routes/dashboard/creator/pay-review': { area: 'creator', id: 601 },
  'routes/dashboard/creator/historic': { area: 'creator' },
  'routes/dashboard/creator/jobs': { area: 'creator' },
  'routes/dashboard/creator/profile': { area: 'creator' },
  'routes/dashboard/creator/profile-preview': { area: 'creator' },
  'routes/dashboard/creator/settings': { area: 'creator' },
  'routes/dashboard/creator/start': { area: 'creator' },
  'routes/dashboard/creator/settings-part': { area: 'creator' },
  'routes/dashboard/creator/finance-csv': { area: 'creator' },
  'routes/dashboard/creator/finance-pdf': { area: 'creator' },
  'routes/dashboard/creator/income-pdf': { area: 'creator' },
  'routes/dashboard/creator/rpa-pdf': { area: 'creator' },
};

/** The parts of the back office that redirect restricted staff (docs/spec/addresses.md#back-office). */
export const closedToRestricted = ['users', 'jobs', 'cms', 'growth', 'engagements'];
