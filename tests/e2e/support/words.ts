import enAccess from '@elenco/locales/en/access.json' with { type: 'json' };
import enAuthority from '@elenco/locales/en/authority.json' with { type: 'json' };
import enBackoffice from '@elenco/locales/en/backoffice.json' with { type: 'json' };
import enBooks from '@elenco/locales/en/books.json' with { type: 'json' };
import enBrief from '@elenco/locales/en/brief.json' with { type: 'json' };
import enCompany from '@elenco/locales/en/company.json' with { type: 'json' };
import enCreator from '@elenco/locales/en/creator.json' with { type: 'json' };
import enFields from '@elenco/locales/en/fields.json' with { type: 'json' };
import enGallery from '@elenco/locales/en/gallery.json' with { type: 'json' };
import enHome from '@elenco/locales/en/home.json' with { type: 'json' };
import enNewsletter from '@elenco/locales/en/newsletter.json' with { type: 'json' };
import enNotices from '@elenco/locales/en/notices.json' with { type: 'json' };
import enOptions from '@elenco/locales/en/options.json' with { type: 'json' };
import enPortal from '@elenco/locales/en/portal.json' with { type: 'json' };
import enPortfolio from '@elenco/locales/en/portfolio.json' with { type: 'json' };
import enPricing from '@elenco/locales/en/pricing.json' with { type: 'json' };
import enPrivacy from '@elenco/locales/en/privacy.json' with { type: 'json' };
import enProblems from '@elenco/locales/en/problems.json' with { type: 'json' };
import enProfile from '@elenco/locales/en/profile.json' with { type: 'json' };
import enResources from '@elenco/locales/en/resources.json' with { type: 'json' };
import enSearch from '@elenco/locales/en/search.json' with { type: 'json' };
import enSecurity from '@elenco/locales/en/security.json' with { type: 'json' };
import enShared from '@elenco/locales/en/shared.json' with { type: 'json' };
import enTeam from '@elenco/locales/en/team.json' with { type: 'json' };
import enToasts from '@elenco/locales/en/toasts.json' with { type: 'json' };
import enTour from '@elenco/locales/en/tour.json' with { type: 'json' };
import { withFields } from '@elenco/locales/fields';
import ptAccess from '@elenco/locales/pt/access.json' with { type: 'json' };
import ptAuthority from '@elenco/locales/pt/authority.json' with { type: 'json' };
import ptBackoffice from '@elenco/locales/pt/backoffice.json' with { type: 'json' };
import ptBooks from '@elenco/locales/pt/books.json' with { type: 'json' };
import ptBrief from '@elenco/locales/pt/brief.json' with { type: 'json' };
import ptCompany from '@elenco/locales/pt/company.json' with { type: 'json' };
import ptCreator from '@elenco/locales/pt/creator.json' with { type: 'json' };
import ptFields from '@elenco/locales/pt/fields.json' with { type: 'json' };
import ptGallery from '@elenco/locales/pt/gallery.json' with { type: 'json' };
import ptHome from '@elenco/locales/pt/home.json' with { type: 'json' };
import ptNewsletter from '@elenco/locales/pt/newsletter.json' with { type: 'json' };
import ptNotices from '@elenco/locales/pt/notices.json' with { type: 'json' };
import ptOptions from '@elenco/locales/pt/options.json' with { type: 'json' };
import ptPortal from '@elenco/locales/pt/portal.json' with { type: 'json' };
import ptPortfolio from '@elenco/locales/pt/portfolio.json' with { type: 'json' };
import ptPricing from '@elenco/locales/pt/pricing.json' with { type: 'json' };
import ptPrivacy from '@elenco/locales/pt/privacy.json' with { type: 'json' };
import ptProblems from '@elenco/locales/pt/problems.json' with { type: 'json' };
import ptProfile from '@elenco/locales/pt/profile.json' with { type: 'json' };
import ptResources from '@elenco/locales/pt/resources.json' with { type: 'json' };
import ptSearch from '@elenco/locales/pt/search.json' with { type: 'json' };
import ptSecurity from '@elenco/locales/pt/security.json' with { type: 'json' };
import ptShared from '@elenco/locales/pt/shared.json' with { type: 'json' };
import ptTeam from '@elenco/locales/pt/team.json' with { type: 'json' };
import ptToasts from '@elenco/locales/pt/toasts.json' with { type: 'json' };
import ptTour from '@elenco/locales/pt/tour.json' with { type: 'json' };

const pt = {
  access: ptAccess,
  authority: ptAuthority,
  ...ptBooks,
  brief: ptBrief,
  company: ptCompany,
  home: ptHome,
  portfolio: ptPortfolio,
  profile: ptProfile,
  office: ptBackoffice,
  gallery: ptGallery,
  newsletter: ptNewsletter,
  notices: ptNotices,
  options: ptOptions,
  portal: ptPortal,
  pricing: ptPricing,
  privacy: ptPrivacy,
  problems: ptProblems,
  creator: ptCreator,
  resources: withFields(ptResources, ptFields),
  search: ptSearch,
  security: ptSecurity,
  shared: ptShared,
  team: ptTeam,
  toasts: ptToasts,
  tour: ptTour,
};

/** Texts of one language, from the same files as the screens. */
export type Words = typeof pt;

export const words: Readonly<Record<'pt' | 'en', Words>> = {
  pt,
  en: {
    access: enAccess,
    authority: enAuthority,
    ...enBooks,
    brief: enBrief,
    company: enCompany,
    home: enHome,
    portfolio: enPortfolio,
    profile: enProfile,
    office: enBackoffice,
    gallery: enGallery,
    newsletter: enNewsletter,
    notices: enNotices,
    options: enOptions,
    portal: enPortal,
    pricing: enPricing,
    privacy: enPrivacy,
    problems: enProblems,
    creator: enCreator,
    resources: withFields(enResources, enFields),
    search: enSearch,
    security: enSecurity,
    shared: enShared,
    team: enTeam,
    toasts: enToasts,
    tour: enTour,
  },
};

/** Returns a text with its values inserted. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/**
 * Returns a pattern that matches a whole text. Amounts and dates in the text may contain any kind of space.
 */
export function exactly(text: string): RegExp {
  return new RegExp(`^\\s*${pattern(text)}\\s*$`);
}

/** Returns a pattern that matches a text anywhere within another text, with spaces as in `exactly`. */
export const within = (text: string): RegExp => new RegExp(pattern(text));

const pattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
