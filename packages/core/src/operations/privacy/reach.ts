import { imports } from '../../discovery';
import {
  certificates,
  contents,
  contentVersions,
  leads,
  lessonMarks,
  subscriberLinks,
  subscribers,
} from '../../growth';
import { dash, erase } from '../../people';
import {
  type Declaration,
  deleteRows,
  external,
  guest,
  keepRows,
  nothing,
  numbers,
  person,
  profile,
  shred,
  stamps,
  through,
} from './rows';

/** Public pages, and people without an account, in the order of execution (`declarations`). */
export const reach = {
  // Public content. Authors are stored as ids; finished lessons are deleted with the user.
  ...deleteRows(lessonMarks, [person('userId')]),
  ...deleteRows(certificates, [person('userId')]),
  ...keepRows(contentVersions, [person('authorId')]),
  ...keepRows(contents, []),
  // Leads and subscribers without an account.
  ...deleteRows(leads, [person('email', { same: 'email' }), guest('email', { same: 'email' })]),
  ...deleteRows(subscriberLinks, through('subscribers', 'subscriberId')),
  ...deleteRows(subscribers, [person('email', { same: 'email' }), guest('email', { same: 'email' })]),
  // Imported data about people without an account. The data is deleted together with the profile of the
  // linked member, otherwise on request. The search index (schema `search`) is updated in the same
  // transaction.
  external_sources: {
    of: through('external_profiles', 'profile_id'),
    rows: 'delete',
    columns: { ...nothing('id line'), ...numbers('import_id profile_id'), record: erase('{}') },
  },
  import_refusals: {
    of: [],
    rows: 'keep',
    columns: { ...nothing('id line pointer code'), ...numbers('import_id') },
  },
  ...keepRows(imports, []),
  profile_metrics: {
    of: [profile('creator_id'), ...through('external_profiles', 'external_id')],
    rows: 'delete',
    columns: {
      ...nothing('id channel day source origin'),
      ...numbers('creator_id external_id'),
      followers: erase(0),
      engagement_bp: erase(0),
    },
  },
  // Statistics over at least twenty creators, which are computed again every night.
  peer_engagements: { of: [], rows: 'keep', columns: nothing('channel tier skill n cuts counted_at') },
  // Hashes of handles, by which imports skip erased people.
  erased_handles: { of: [], rows: 'keep', columns: nothing('hash created_at') },
  erased_handles_salt: { of: [], rows: 'keep', columns: { ...nothing('id'), ...shred('salt') } },
  external_handles: {
    of: through('external_profiles', 'profile_id'),
    rows: 'delete',
    columns: { ...nothing('id channel'), ...numbers('profile_id'), handle: erase(dash) },
  },
  external_profiles: {
    of: [profile('creator_id'), external('id')],
    rows: 'delete',
    columns: {
      ...stamps,
      ...nothing('main_skill country source source_at'),
      ...numbers('creator_id'),
      name: erase(dash),
      bio: erase(''),
      tags: erase('{}'),
      state: erase(''),
      city: erase(''),
      presences: erase('[]'),
      followers: erase(0),
      engagement_bp: erase(0),
      price_cents: erase(null),
      gender: erase(null),
      age_band: erase(null),
      languages: erase('{}'),
      audience: erase(null),
      active_on: erase(null),
    },
  },
} satisfies Record<string, Declaration>;
