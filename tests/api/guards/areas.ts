import { ids } from '@elenco/core/testing';

/**
 * Who may come to a route of the portal. A route that is not listed here fails the test, so that none can be
 * added without somebody saying whose it is.
 */
export type Area =
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
  'routes/$': { area: 'nobody' },
  'routes/$id.$hiring_id.guest': { area: 'nobody', id: ids.briefing },
  'routes/$id.$hiring_id.guest_.$file': { area: 'nobody', id: ids.briefing },
  'routes/$id.$hiring_id.invoice.guest': { area: 'nobody', id: ids.briefing },
  'routes/$id.$hiring_id.invoice.guest[.]pdf': { area: 'nobody', id: ids.briefing },
  'routes/_index': { area: 'public' },
  /** Not set up here. */
  'routes/auth.google._index': { area: 'nobody' },
  'routes/auth.google.callback': { area: 'nobody' },
  'routes/login': { area: 'public' },
  'routes/login_.code': { area: 'public' },
  'routes/login_.second-factor': { area: 'public' },
  'routes/logout': { area: 'public' },
  'routes/password.forgot': { area: 'public' },
  'routes/password.reset': { area: 'public' },
  'routes/invite.$token': { area: 'public' },
  'routes/stay': { area: 'public' },
  'routes/email.confirm': { area: 'public' },
  'routes/email.undo': { area: 'public' },
  'routes/without-place': { area: 'public' },
  /** Not set up here, so that they say so to a creator and lead back nobody. */
  /** Only a frame: its pages guard themselves. */
  'routes/_network': { area: 'public' },
  'routes/_network.meta.profile': { area: 'professional' },
  'routes/_network.tiktok.login': { area: 'professional' },
  'routes/_network.tiktok.profile.$id': { area: 'professional' },
  'routes/meta.callback': { area: 'professional' },
  'routes/meta.deletion': { area: 'public' },
  'routes/tiktok.callback': { area: 'professional' },
  'routes/preferences': { area: 'public' },
  'routes/refused': { area: 'nobody' },
  /** Not set up here. */
  'routes/wall': { area: 'nobody' },
  'routes/calculator': { area: 'public' },
  /** Leads on to the whole address. */
  'routes/c.$id._index': { area: 'public', id: ids.creator },
  'routes/c.$id.$name': { area: 'public', id: ids.creator },
  'routes/newsletter._index': { area: 'public' },
  'routes/newsletter.confirm': { area: 'public' },
  'routes/newsletter.leave': { area: 'public' },
  'routes/searches.stop': { area: 'public' },
  'routes/academy._index': { area: 'public' },
  'routes/pricing': { area: 'public' },
  /** By the content duty alone, and there is no such draft. */
  'routes/new-home': { area: 'content' },
  'routes/preview.$id': { area: 'nobody' },
  'routes/community': { area: 'public' },
  'routes/mycommunity': { area: 'public' },
  'routes/mycommunity-notamember': { area: 'client' },
  'routes/dashboard.client.pricing': { area: 'client' },
  'routes/academy.$slug': { area: 'public' },
  'routes/blog._index': { area: 'public' },
  'routes/blog.$slug': { area: 'public' },
  'routes/cases._index': { area: 'public' },
  'routes/cases.$slug': { area: 'public' },
  'routes/p.$slug': { area: 'public' },
  'routes/terms': { area: 'public' },
  'routes/privacy': { area: 'public' },
  'routes/redirect': { area: 'public' },
  /** By the key of a letter only: without one there is nothing, for everybody who is signed in. */
  'routes/dashboard.privacy_.export': { area: 'shared' },
  'routes/terms_.accept': { area: 'shared' },
  'routes/signup._index': { area: 'public' },
  'routes/signup.brand': { area: 'public' },
  'routes/signup.confirm': { area: 'public' },
  'routes/signup.creator': { area: 'public' },
  'routes/signup.sent': { area: 'public' },
  'routes/dev.shell': { area: 'nobody' },
  'routes/dev.ui': { area: 'nobody' },
  'routes/d.p.b.$id': { area: 'shared', id: ids.briefing },
  'routes/dashboard.charge.$id[.]pdf': { area: 'shared', id: ids.charge },
  'routes/dashboard.contract.$id': { area: 'shared', id: ids.contract },
  'routes/dashboard.contract.$id[.]pdf': { area: 'shared', id: ids.contract },
  'routes/dashboard.notifications': { area: 'shared' },
  'routes/dashboard.jump': { area: 'shared' },
  'routes/dashboard.privacy': { area: 'shared' },
  'routes/dashboard.privacy_.leave': { area: 'shared' },
  'routes/dashboard.security._index': { area: 'shared' },
  'routes/dashboard.security.second-factor': { area: 'shared' },
  'routes/dashboard.login-as.$id': { area: 'shared', id: 104 },
  'routes/dashboard.login-as.end': { area: 'public' },
  'routes/dashboard.client': { area: 'client' },
  'routes/dashboard.client._index': { area: 'client' },
  'routes/dashboard.client.briefing.$id._index': brief,
  'routes/dashboard.client.briefing.$id.approve-proposal.$users': brief,
  'routes/dashboard.client.briefing.$id.select': brief,
  'routes/dashboard.client.briefings.$id.brand': brief,
  'routes/dashboard.client.briefings.$id.budget': brief,
  'routes/dashboard.client.briefings.$id.channels': brief,
  'routes/dashboard.client.briefings.$id.create': brief,
  'routes/dashboard.client.briefings.$id.deliverables': brief,
  'routes/dashboard.client.briefings.$id.new': brief,
  'routes/dashboard.client.briefings.$id.review': brief,
  'routes/dashboard.client.briefings.brand': step,
  'routes/dashboard.client.briefings.budget': step,
  'routes/dashboard.client.briefings.channels': step,
  'routes/dashboard.client.briefings.create': step,
  'routes/dashboard.client.briefings.deliverables': step,
  'routes/dashboard.client.briefings.new': step,
  'routes/dashboard.client.briefings.review': step,
  'routes/dashboard.client.historic': step,
  'routes/dashboard.client.new-briefing': step,
  'routes/dashboard.client.settings': step,
  'routes/dashboard.client.company': step,
  'routes/dashboard.client.$company.profile.$id': { area: 'client', id: 104 },
  'routes/dashboard.client.newmembers': step,
  'routes/dashboard.client.search': step,
  'routes/dashboard.client.search_.campaigns': step,
  'routes/dashboard.client.search_.company.$id.campaigns._index': { area: 'client', id: ids.company },
  'routes/dashboard.client.search_.company.$id.campaigns.$projectId': { area: 'client', id: ids.company },
  'routes/dashboard.client.search_.compare': step,
  'routes/dashboard.client.search_.creator-profile.$id.($plataform)': { area: 'client', id: ids.creator },
  'routes/dashboard.client.search_.favorites': step,
  'routes/dashboard.client.search_.list.$id': { area: 'client', id: 301 },
  'routes/dashboard.client.search_.lists': step,
  'routes/dashboard.client.search_.saved': step,
  'routes/dashboard.client_.search.list.$id.guest': { area: 'nobody', id: 301 },
  'routes/dashboard.client_.search.export[.]csv': step,
  'routes/dashboard.client_.search.export[.]xlsx': step,
  /** Leads brands and staff on to their own. */
  'routes/search.$': step,
  'routes/dashboard.client_.newmembers[.]csv': step,
  'routes/dashboard.client_.briefing.$id.select.guest': { area: 'nobody', id: ids.briefing },
  'routes/dashboard.client_.briefing.$id.approve-proposal.$users.guest': { area: 'nobody', id: ids.briefing },
  'routes/dashboard.client_.historic[.]csv': step,
  'routes/dashboard.client_.historic[.]pdf': step,
  'routes/dashboard.professional': { area: 'professional' },
  'routes/dashboard.professional._index': { area: 'professional' },
  'routes/dashboard.professional.briefing.$id': { area: 'professional', id: ids.briefing },
  'routes/dashboard.professional.connectInstagram': { area: 'professional' },
  'routes/dashboard.professional.complete-briefing': { area: 'professional' },
  'routes/dashboard.professional.curator': { area: 'professional' },
  'routes/dashboard.professional_.curator[.]csv': { area: 'professional' },
  'routes/dashboard.professional.finance': { area: 'professional' },
  'routes/dashboard.professional.historic': { area: 'professional' },
  'routes/dashboard.professional.profile': { area: 'professional' },
  'routes/dashboard.professional.perfil': { area: 'professional' },
  'routes/dashboard.professional.settings': { area: 'professional' },
  'routes/dashboard.professional_.finance[.]csv': { area: 'professional' },
  'routes/dashboard.professional_.finance[.]pdf': { area: 'professional' },
};

/** The parts of the back office that restricted staff are sent home from (routes.md, "Back office"). */
export const closedToRestricted = ['users', 'jobs', 'cms', 'growth'];
