import i18next, { type BackendModule, type CustomTypeOptions, type i18n } from 'i18next';
import { getInitialNamespaces } from 'remix-i18next/client';
import type { RouteHandle } from '../handle';
import { isLocale, type Locale } from './locales';
import { options } from './options';
import type { resources } from './resources.server';

type Load = () => Promise<{ default: object }>;
/**
 * Namespaces with which the server renders pages, so that the server and the browser have the same texts.
 * `books` is left out, since only documents use it.
 */
type Namespace = Exclude<keyof CustomTypeOptions['resources'] & keyof typeof resources.pt, 'books'>;

const files: Record<Locale, Record<Namespace, Load>> = {
  pt: {
    portal: () => import('@elenco/locales/pt/portal.json'),
    brief: () => import('@elenco/locales/pt/brief.json'),
    campaigns: () => import('@elenco/locales/pt/campaigns.json'),
    community: () => import('@elenco/locales/pt/community.json'),
    connections: () => import('@elenco/locales/pt/connections.json'),
    consents: () => import('@elenco/locales/pt/consents.json'),
    export: () => import('@elenco/locales/pt/export.json'),
    gallery: () => import('@elenco/locales/pt/gallery.json'),
    access: () => import('@elenco/locales/pt/access.json'),
    authority: () => import('@elenco/locales/pt/authority.json'),
    company: () => import('@elenco/locales/pt/company.json'),
    content: () => import('@elenco/locales/pt/content.json'),
    creator: () => import('@elenco/locales/pt/creator.json'),
    home: () => import('@elenco/locales/pt/home.json'),
    newsletter: () => import('@elenco/locales/pt/newsletter.json'),
    tour: () => import('@elenco/locales/pt/tour.json'),
    toasts: () => import('@elenco/locales/pt/toasts.json'),
    trackRecord: () => import('@elenco/locales/pt/trackRecord.json'),
    notices: () => import('@elenco/locales/pt/notices.json'),
    mediaKit: () => import('@elenco/locales/pt/mediaKit.json'),
    profile: () => import('@elenco/locales/pt/profile.json'),
    pay: () => import('@elenco/locales/pt/pay.json'),
    portfolio: () => import('@elenco/locales/pt/portfolio.json'),
    options: () => import('@elenco/locales/pt/options.json'),
    plans: () => import('@elenco/locales/pt/plans.json'),
    pricing: () => import('@elenco/locales/pt/pricing.json'),
    privacy: () => import('@elenco/locales/pt/privacy.json'),
    problems: () => import('@elenco/locales/pt/problems.json'),
    report: () => import('@elenco/locales/pt/report.json'),
    resources: () => import('@elenco/locales/pt/resources.json'),
    search: () => import('@elenco/locales/pt/search.json'),
    squad: () => import('@elenco/locales/pt/squad.json'),
    squadPlan: () => import('@elenco/locales/pt/squadPlan.json'),
    security: () => import('@elenco/locales/pt/security.json'),
    shared: () => import('@elenco/locales/pt/shared.json'),
    team: () => import('@elenco/locales/pt/team.json'),
    webhooks: () => import('@elenco/locales/pt/webhooks.json'),
  },
  en: {
    portal: () => import('@elenco/locales/en/portal.json'),
    brief: () => import('@elenco/locales/en/brief.json'),
    campaigns: () => import('@elenco/locales/en/campaigns.json'),
    community: () => import('@elenco/locales/en/community.json'),
    connections: () => import('@elenco/locales/en/connections.json'),
    consents: () => import('@elenco/locales/en/consents.json'),
    export: () => import('@elenco/locales/en/export.json'),
    gallery: () => import('@elenco/locales/en/gallery.json'),
    access: () => import('@elenco/locales/en/access.json'),
    authority: () => import('@elenco/locales/en/authority.json'),
    company: () => import('@elenco/locales/en/company.json'),
    content: () => import('@elenco/locales/en/content.json'),
    creator: () => import('@elenco/locales/en/creator.json'),
    home: () => import('@elenco/locales/en/home.json'),
    newsletter: () => import('@elenco/locales/en/newsletter.json'),
    tour: () => import('@elenco/locales/en/tour.json'),
    toasts: () => import('@elenco/locales/en/toasts.json'),
    trackRecord: () => import('@elenco/locales/en/trackRecord.json'),
    notices: () => import('@elenco/locales/en/notices.json'),
    mediaKit: () => import('@elenco/locales/en/mediaKit.json'),
    profile: () => import('@elenco/locales/en/profile.json'),
    pay: () => import('@elenco/locales/en/pay.json'),
    portfolio: () => import('@elenco/locales/en/portfolio.json'),
    options: () => import('@elenco/locales/en/options.json'),
    plans: () => import('@elenco/locales/en/plans.json'),
    pricing: () => import('@elenco/locales/en/pricing.json'),
    privacy: () => import('@elenco/locales/en/privacy.json'),
    problems: () => import('@elenco/locales/en/problems.json'),
    report: () => import('@elenco/locales/en/report.json'),
    resources: () => import('@elenco/locales/en/resources.json'),
    search: () => import('@elenco/locales/en/search.json'),
    squad: () => import('@elenco/locales/en/squad.json'),
    squadPlan: () => import('@elenco/locales/en/squadPlan.json'),
    security: () => import('@elenco/locales/en/security.json'),
    shared: () => import('@elenco/locales/en/shared.json'),
    team: () => import('@elenco/locales/en/team.json'),
    webhooks: () => import('@elenco/locales/en/webhooks.json'),
  },
};

/**
 * True if the page shows no refusal yet and one of its routes has `handle.light`, which loads the texts of
 * refusals only when they are needed.
 */
const isLight = () =>
  !document.querySelector('[aria-invalid=true], [role=alert]') &&
  Object.values(window.__remixRouteModules ?? {}).some(
    (route) => (route?.handle as RouteHandle | undefined)?.light,
  );

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const known: Readonly<Record<string, Load>> = isLocale(language) ? files[language] : {};
    const load = known[namespace];
    if (!load) return done(new Error(`no texts for ${language}/${namespace}`), false);
    load().then(
      (file) => done(null, file.default),
      (error: Error) => done(error, true),
    );
  },
};

/**
 * Creates the browser's translator. Loads the page's language and namespaces before hydration, so that no
 * text changes. There is no fallback language, since a test checks that both languages have the same keys.
 */
export async function loadI18n(): Promise<i18n> {
  const created = i18next.createInstance();
  const language = document.documentElement.dataset.locale;
  await created.use(backend).init({
    ...options,
    lng: language,
    fallbackLng: false,
    ns: ['portal', ...getInitialNamespaces()].filter((name) => name !== 'problems' || !isLight()),
  });
  return created;
}
