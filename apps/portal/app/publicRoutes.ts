import { index, layout, prefix, route } from '@remix-run/route-config';

const publicPages = [
  index('routes/public/home.tsx'),
  route('calculator', 'routes/public/calculator.tsx'),
  ...prefix('help', [
    index('routes/public/help.ts'),
    route('brand', 'routes/public/help-brand.tsx'),
    route('creator', 'routes/public/help-creator.tsx'),
    route('finance', 'routes/public/help-finance.tsx'),
    route('support', 'routes/public/help-support.tsx'),
  ]),
  route('calendar.ics', 'routes/public/calendar.ts'),
  route('mycommunity', 'routes/public/mycommunity.ts'),
  route('mycommunity-notamember', 'routes/public/mycommunity-notamember.tsx'),
  route('p/:slug', 'routes/public/page.tsx'),
  route('pricing', 'routes/public/pricing.tsx'),
  ...prefix('privacy', [
    index('routes/public/privacy.tsx'),
    route('request', 'routes/public/privacy-request.tsx'),
    route('request/confirm', 'routes/public/privacy-request-confirm.tsx'),
  ]),
  route('terms', 'routes/public/terms.tsx'),
  route('tour', 'routes/public/tour.tsx'),
  route('tour/creators', 'routes/public/tour-creators.tsx'),
  ...prefix('academy', [
    index('routes/public/academy.tsx'),
    route(':slug', 'routes/public/academy-article.tsx'),
    route('path/:slug', 'routes/public/academy-path.tsx'),
  ]),
  ...prefix('blog', [index('routes/public/blog.tsx'), route(':slug', 'routes/public/blog-article.tsx')]),
  ...prefix('cases', [index('routes/public/cases.tsx'), route(':slug', 'routes/public/case.tsx')]),
  ...prefix('c/:id', [
    index('routes/public/profile-without-name.tsx'),
    route(':name', 'routes/public/profile.tsx'),
    route('videos/:file', 'routes/public/profile-video.ts'),
  ]),
  route('certificate-check', 'routes/public/certificate-check.tsx'),
  route('certificate-check.pdf', 'routes/public/certificate-pdf.ts'),
  route('contract-check', 'routes/public/contract-check.tsx'),
  route('preferences', 'routes/public/preferences.ts'),
  // Previews of drafts for editors.
  route('new-home', 'routes/public/new-home.tsx'),
  route('preview/:id', 'routes/public/preview.tsx'),
  // Targets of redirects inside the server, which responds with these pages instead of the requested ones.
  route('redirect', 'routes/public/document-redirect.ts'),
  route('refused', 'routes/public/refused.tsx'),
  route('wall', 'routes/public/prelaunch-gate.tsx'),
  route('*', 'routes/public/not-found.tsx'),
];

const identity = [
  route('login', 'routes/identity/login.tsx'),
  route('login/code', 'routes/identity/login-code.tsx'),
  route('login/second-factor', 'routes/identity/login-second-factor.tsx'),
  route('logout', 'routes/identity/logout.ts'),
  ...prefix('auth/google', [
    index('routes/identity/google.ts'),
    route('callback', 'routes/identity/google-callback.ts'),
  ]),
  route('password/forgot', 'routes/identity/password-forgot.tsx'),
  route('password/reset', 'routes/identity/password-reset.tsx'),
  ...prefix('signup', [
    index('routes/identity/signup.tsx'),
    route('brand', 'routes/identity/signup-brand.tsx'),
    route('creator', 'routes/identity/signup-creator.tsx'),
    route('sent', 'routes/identity/signup-sent.tsx'),
    route('confirm', 'routes/identity/signup-confirm.tsx'),
  ]),
  route('invite/:token', 'routes/identity/invite.tsx'),
  route('email/confirm', 'routes/identity/email-confirm.tsx'),
  route('email/undo', 'routes/identity/email-undo.tsx'),
  route('stay', 'routes/identity/cancel-deletion.tsx'),
  route('terms/accept', 'routes/identity/terms-accept.tsx'),
  route('without-place', 'routes/identity/without-company.tsx'),
];

const networks = [
  layout('routes/networks/layout.tsx', [
    route('meta/profile', 'routes/networks/meta-profile.tsx'),
    route('tiktok/login', 'routes/networks/tiktok-login.tsx'),
    route('tiktok/profile/:id', 'routes/networks/tiktok-profile.tsx'),
    route('youtube/profile', 'routes/networks/youtube-profile.tsx'),
  ]),
  route('meta/callback', 'routes/networks/meta-callback.ts'),
  route('meta/deletion', 'routes/networks/meta-deletion.tsx'),
  route('tiktok/callback', 'routes/networks/tiktok-callback.ts'),
  route('youtube/callback', 'routes/networks/youtube-callback.ts'),
];

const newsletter = [
  ...prefix('newsletter', [
    index('routes/newsletter/newsletter.tsx'),
    route('confirm', 'routes/newsletter/confirm.tsx'),
    route('leave', 'routes/newsletter/leave.tsx'),
  ]),
  route('searches/stop', 'routes/newsletter/searches-stop.tsx'),
  route('notices/stop', 'routes/newsletter/notices-stop.tsx'),
];

/** Routes that need no account: public pages, sign-in, pages about social networks, newsletter. */
export const publicRoutes = [...publicPages, ...identity, ...networks, ...newsletter];
