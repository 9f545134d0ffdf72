import { ids } from '@elenco/core/testing';

/**
 * Users who may open a route of the portal. A route without an entry fails the test, so that each new route
 * declares its access.
 */
type Area =
  /** Open to everyone. */
  | 'public'
  /** For brands; staff may read. */
  | 'company'
  /** For creators; staff may read. */
  | 'creator'
  /** For all signed-in users. */
  | 'shared'
  /** For editors; other users get 404. */
  | 'content'
  /** For staff; other users get 404. */
  | 'staff'
  /**
   * Cannot be opened by its URL alone: error pages, pages for developers, pages that require a share link.
   */
  | 'nobody';

export interface Guarded {
  readonly area: Area;
  /**
   * Id of the row in the URL, which belongs to the first brand or the first creator. Omitted if the URL has
   * no id.
   */
  readonly id?: number;
  /** True if only an owner of the company may read the row; other members get 404. */
  readonly ofOwner?: true;
}

const brief = { area: 'company', id: ids.briefing } as const;
const step = { area: 'company' } as const;

/** Areas of the routes by their id in the router's manifest. */
export const areas: Readonly<Record<string, Guarded>> = {
  'routes/public/not-found': { area: 'nobody' },
  'routes/guest/hiring': { area: 'nobody', id: ids.briefing },
  'routes/guest/hiring-file': { area: 'nobody', id: ids.briefing },
  'routes/guest/invoice': { area: 'nobody', id: ids.briefing },
  /** This route and the next ones require the token of a share link. */
  'routes/guest/media-kit': { area: 'nobody' },
  'routes/guest/media-kit-pdf': { area: 'nobody' },
  'routes/guest/report': { area: 'nobody', id: ids.briefing },
  'routes/guest/report-pdf': { area: 'nobody', id: ids.briefing },
  'routes/guest/report-xlsx': { area: 'nobody', id: ids.briefing },
  'routes/guest/report-picture': { area: 'nobody', id: ids.briefing },
  'routes/guest/invoice-pdf': { area: 'nobody', id: ids.briefing },
  'routes/public/home': { area: 'public' },
  'routes/networks/youtube-profile': { area: 'public' },
  /** Google is not configured in these tests. */
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
  /** Explains connections to visitors, and shows creators their own connections. */
  'routes/networks/meta-profile': { area: 'public' },
  'routes/networks/tiktok-login': { area: 'public' },
  'routes/networks/tiktok-profile': { area: 'public' },
  /** Meta is not configured in these tests. */
  'routes/networks/meta-callback': { area: 'creator' },
  'routes/networks/meta-deletion': { area: 'public' },
  'routes/networks/tiktok-callback': { area: 'creator' },
  'routes/networks/youtube-callback': { area: 'creator' },
  'routes/public/certificate-check': { area: 'public' },
  /** Requires the code of a certificate. A request without a code gets 404. */
  'routes/public/certificate-pdf': { area: 'nobody' },
  'routes/public/contract-check': { area: 'public' },
  'routes/public/preferences': { area: 'public' },
  'routes/public/refused': { area: 'nobody' },
  /** The pre-launch gate is not configured in these tests. */
  'routes/public/prelaunch-gate': { area: 'nobody' },
  /** Requires the key of a calendar. */
  'routes/public/calendar': { area: 'nobody' },
  'routes/public/calculator': { area: 'public' },
  /** Redirects to the full URL with the creator's name. */
  'routes/public/profile-without-name': { area: 'public', id: ids.creator },
  'routes/public/profile': { area: 'public', id: ids.creator },
  /** No project in these tests has a video. */
  'routes/public/profile-video': { area: 'nobody', id: ids.creator },
  'routes/newsletter/newsletter': { area: 'public' },
  'routes/newsletter/confirm': { area: 'public' },
  'routes/newsletter/leave': { area: 'public' },
  'routes/newsletter/searches-stop': { area: 'public' },
  'routes/newsletter/notices-stop': { area: 'public' },
  'routes/public/academy': { area: 'public' },
  'routes/public/pricing': { area: 'public' },
  /** Requires the staff duty `content`. */
  'routes/public/new-home': { area: 'content' },
  /** The draft in the URL does not exist. */
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
  /** The academy path in the URL does not exist. */
  'routes/public/academy-path': { area: 'nobody' },
  'routes/public/blog': { area: 'public' },
  'routes/public/blog-article': { area: 'public' },
  'routes/public/cases': { area: 'public' },
  'routes/public/case': { area: 'public' },
  'routes/public/page': { area: 'public' },
  'routes/public/terms': { area: 'public' },
  'routes/public/tour': { area: 'public' },
  'routes/public/tour-creators': { area: 'public' },
  /** Redirects to the help page of the user's role. */
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
  /** Requires the key from an e-mail. A request without a key gets 404. */
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
  /** No draft of a post is a picture in these tests. */
  'routes/dashboard/company/report-picture': step,
  /** Requires a closed report in the query string. */
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
  'routes/dashboard/company/briefings/advice': brief,
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
  'routes/guest/pay-contract-pdf': { area: 'nobody', id: 601 },
  'routes/guest/pay-confirm': { area: 'nobody', id: 601 },
  'routes/guest/pay-confirm-pdf': { area: 'nobody', id: 601 },
  'routes/guest/pay-file': { area: 'nobody', id: 601 },
  'routes/guest/pay-confirm-contract-pdf': { area: 'nobody', id: 601 },
  'routes/guest/pay-confirm-file': { area: 'nobody', id: 601 },
  'routes/dashboard/company/pay-client': { area: 'company', id: 601 },
  'routes/dashboard/company/pay-client-pdf': { area: 'company', id: 603 },
  'routes/dashboard/company/search/export-csv': step,
  'routes/dashboard/company/search/export-xlsx': step,
  /** Redirects brands and staff to their own search. */
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
  'routes/dashboard/creator/pay-review-pdf': { area: 'creator', id: 603 },
  'routes/dashboard/creator/pay-preview': { area: 'creator', id: 601 },
  'routes/dashboard/creator/historic': { area: 'creator' },
  'routes/dashboard/creator/jobs': { area: 'creator' },
  'routes/dashboard/creator/profile': { area: 'creator' },
  'routes/dashboard/creator/media-kit': { area: 'creator' },
  'routes/dashboard/creator/media-kit-pdf': { area: 'creator' },
  'routes/dashboard/creator/profile-preview': { area: 'creator' },
  'routes/dashboard/creator/settings': { area: 'creator' },
  'routes/dashboard/creator/start': { area: 'creator' },
  'routes/dashboard/creator/settings-part': { area: 'creator' },
  'routes/dashboard/creator/finance-csv': { area: 'creator' },
  'routes/dashboard/creator/finance-pdf': { area: 'creator' },
  'routes/dashboard/creator/income-pdf': { area: 'creator' },
  'routes/dashboard/creator/rpa-pdf': { area: 'creator' },
};

/** Back office pages from which restricted staff are redirected (docs/spec/addresses.md#back-office). */
export const closedToRestricted = ['users', 'jobs', 'cms', 'growth', 'engagements'];
