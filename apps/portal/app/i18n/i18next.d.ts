import 'i18next';
import type access from '@elenco/locales/pt/access.json';
import type authority from '@elenco/locales/pt/authority.json';
import type brief from '@elenco/locales/pt/brief.json';
import type campaigns from '@elenco/locales/pt/campaigns.json';
import type client from '@elenco/locales/pt/client.json';
import type community from '@elenco/locales/pt/community.json';
import type connections from '@elenco/locales/pt/connections.json';
import type consents from '@elenco/locales/pt/consents.json';
import type content from '@elenco/locales/pt/content.json';
import type creator from '@elenco/locales/pt/creator.json';
import type exportWords from '@elenco/locales/pt/export.json';
import type gallery from '@elenco/locales/pt/gallery.json';
import type home from '@elenco/locales/pt/home.json';
import type newsletter from '@elenco/locales/pt/newsletter.json';
import type notices from '@elenco/locales/pt/notices.json';
import type options from '@elenco/locales/pt/options.json';
import type plans from '@elenco/locales/pt/plans.json';
import type portal from '@elenco/locales/pt/portal.json';
import type portfolio from '@elenco/locales/pt/portfolio.json';
import type prelaunch from '@elenco/locales/pt/prelaunch.json';
import type pricing from '@elenco/locales/pt/pricing.json';
import type privacy from '@elenco/locales/pt/privacy.json';
import type problems from '@elenco/locales/pt/problems.json';
import type professional from '@elenco/locales/pt/professional.json';
import type report from '@elenco/locales/pt/report.json';
import type resources from '@elenco/locales/pt/resources.json';
import type search from '@elenco/locales/pt/search.json';
import type security from '@elenco/locales/pt/security.json';
import type shared from '@elenco/locales/pt/shared.json';
import type team from '@elenco/locales/pt/team.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'portal';
    resources: {
      portal: typeof portal;
      consents: typeof consents;
      content: typeof content;
      export: typeof exportWords;
      gallery: typeof gallery;
      access: typeof access;
      authority: typeof authority;
      client: typeof client;
      professional: typeof professional;
      brief: typeof brief;
      campaigns: typeof campaigns;
      community: typeof community;
      connections: typeof connections;
      home: typeof home;
      newsletter: typeof newsletter;
      notices: typeof notices;
      creator: typeof creator;
      portfolio: typeof portfolio;
      options: typeof options;
      plans: typeof plans;
      pricing: typeof pricing;
      privacy: typeof privacy;
      problems: typeof problems;
      report: typeof report;
      resources: typeof resources;
      search: typeof search;
      security: typeof security;
      shared: typeof shared;
      team: typeof team;
      prelaunch: typeof prelaunch;
    };
  }
}
