import enAccess from '@elenco/locales/en/access.json';
import enAuthority from '@elenco/locales/en/authority.json';
import enBooks from '@elenco/locales/en/books.json';
import enBrief from '@elenco/locales/en/brief.json';
import enCampaigns from '@elenco/locales/en/campaigns.json';
import enCommunity from '@elenco/locales/en/community.json';
import enCompany from '@elenco/locales/en/company.json';
import enConnections from '@elenco/locales/en/connections.json';
import enConsents from '@elenco/locales/en/consents.json';
import enContent from '@elenco/locales/en/content.json';
import enCreator from '@elenco/locales/en/creator.json';
import enExport from '@elenco/locales/en/export.json';
import enGallery from '@elenco/locales/en/gallery.json';
import enHelp from '@elenco/locales/en/help.json';
import enHome from '@elenco/locales/en/home.json';
import enLegal from '@elenco/locales/en/legal.json';
import enMediaKit from '@elenco/locales/en/mediaKit.json';
import enNewsletter from '@elenco/locales/en/newsletter.json';
import enNotices from '@elenco/locales/en/notices.json';
import enOptions from '@elenco/locales/en/options.json';
import enPay from '@elenco/locales/en/pay.json';
import enPlans from '@elenco/locales/en/plans.json';
import enPortal from '@elenco/locales/en/portal.json';
import enPortfolio from '@elenco/locales/en/portfolio.json';
import enPricing from '@elenco/locales/en/pricing.json';
import enPrivacy from '@elenco/locales/en/privacy.json';
import enProblems from '@elenco/locales/en/problems.json';
import enProfile from '@elenco/locales/en/profile.json';
import enReport from '@elenco/locales/en/report.json';
import enResources from '@elenco/locales/en/resources.json';
import enSearch from '@elenco/locales/en/search.json';
import enSecurity from '@elenco/locales/en/security.json';
import enShared from '@elenco/locales/en/shared.json';
import enSquad from '@elenco/locales/en/squad.json';
import enSquadPlan from '@elenco/locales/en/squadPlan.json';
import enTeam from '@elenco/locales/en/team.json';
import enToasts from '@elenco/locales/en/toasts.json';
import enTour from '@elenco/locales/en/tour.json';
import enTrackRecord from '@elenco/locales/en/trackRecord.json';
import enWebhooks from '@elenco/locales/en/webhooks.json';
import ptAccess from '@elenco/locales/pt/access.json';
import ptAuthority from '@elenco/locales/pt/authority.json';
import ptBooks from '@elenco/locales/pt/books.json';
import ptBrief from '@elenco/locales/pt/brief.json';
import ptCampaigns from '@elenco/locales/pt/campaigns.json';
import ptCommunity from '@elenco/locales/pt/community.json';
import ptCompany from '@elenco/locales/pt/company.json';
import ptConnections from '@elenco/locales/pt/connections.json';
import ptConsents from '@elenco/locales/pt/consents.json';
import ptContent from '@elenco/locales/pt/content.json';
import ptCreator from '@elenco/locales/pt/creator.json';
import ptExport from '@elenco/locales/pt/export.json';
import ptGallery from '@elenco/locales/pt/gallery.json';
import ptHelp from '@elenco/locales/pt/help.json';
import ptHome from '@elenco/locales/pt/home.json';
import ptLegal from '@elenco/locales/pt/legal.json';
import ptMediaKit from '@elenco/locales/pt/mediaKit.json';
import ptNewsletter from '@elenco/locales/pt/newsletter.json';
import ptNotices from '@elenco/locales/pt/notices.json';
import ptOptions from '@elenco/locales/pt/options.json';
import ptPay from '@elenco/locales/pt/pay.json';
import ptPlans from '@elenco/locales/pt/plans.json';
import ptPortal from '@elenco/locales/pt/portal.json';
import ptPortfolio from '@elenco/locales/pt/portfolio.json';
import ptPricing from '@elenco/locales/pt/pricing.json';
import ptPrivacy from '@elenco/locales/pt/privacy.json';
import ptProblems from '@elenco/locales/pt/problems.json';
import ptProfile from '@elenco/locales/pt/profile.json';
import ptReport from '@elenco/locales/pt/report.json';
import ptResources from '@elenco/locales/pt/resources.json';
import ptSearch from '@elenco/locales/pt/search.json';
import ptSecurity from '@elenco/locales/pt/security.json';
import ptShared from '@elenco/locales/pt/shared.json';
import ptSquad from '@elenco/locales/pt/squad.json';
import ptSquadPlan from '@elenco/locales/pt/squadPlan.json';
import ptTeam from '@elenco/locales/pt/team.json';
import ptToasts from '@elenco/locales/pt/toasts.json';
import ptTour from '@elenco/locales/pt/tour.json';
import ptTrackRecord from '@elenco/locales/pt/trackRecord.json';
import ptWebhooks from '@elenco/locales/pt/webhooks.json';

/** Texts of all pages, loaded once per process, so that rendering never waits for a file. */
export const resources = {
  pt: {
    portal: ptPortal,
    export: ptExport,
    gallery: ptGallery,
    consents: ptConsents,
    access: ptAccess,
    authority: ptAuthority,
    company: ptCompany,
    content: ptContent,
    creator: ptCreator,
    books: ptBooks,
    brief: ptBrief,
    campaigns: ptCampaigns,
    community: ptCommunity,
    connections: ptConnections,
    help: ptHelp,
    home: ptHome,
    legal: ptLegal,
    newsletter: ptNewsletter,
    tour: ptTour,
    toasts: ptToasts,
    trackRecord: ptTrackRecord,
    notices: ptNotices,
    mediaKit: ptMediaKit,
    profile: ptProfile,
    pay: ptPay,
    portfolio: ptPortfolio,
    options: ptOptions,
    plans: ptPlans,
    pricing: ptPricing,
    privacy: ptPrivacy,
    problems: ptProblems,
    report: ptReport,
    resources: ptResources,
    search: ptSearch,
    squad: ptSquad,
    squadPlan: ptSquadPlan,
    security: ptSecurity,
    shared: ptShared,
    team: ptTeam,
    webhooks: ptWebhooks,
  },
  en: {
    portal: enPortal,
    export: enExport,
    gallery: enGallery,
    consents: enConsents,
    access: enAccess,
    authority: enAuthority,
    company: enCompany,
    content: enContent,
    creator: enCreator,
    books: enBooks,
    brief: enBrief,
    campaigns: enCampaigns,
    community: enCommunity,
    connections: enConnections,
    help: enHelp,
    home: enHome,
    legal: enLegal,
    newsletter: enNewsletter,
    tour: enTour,
    toasts: enToasts,
    trackRecord: enTrackRecord,
    notices: enNotices,
    mediaKit: enMediaKit,
    profile: enProfile,
    pay: enPay,
    portfolio: enPortfolio,
    options: enOptions,
    plans: enPlans,
    pricing: enPricing,
    privacy: enPrivacy,
    problems: enProblems,
    report: enReport,
    resources: enResources,
    search: enSearch,
    squad: enSquad,
    squadPlan: enSquadPlan,
    security: enSecurity,
    shared: enShared,
    team: enTeam,
    webhooks: enWebhooks,
  },
};
