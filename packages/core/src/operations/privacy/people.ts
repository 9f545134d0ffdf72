import {
  channelMetrics,
  connections,
  connectionTokens,
  mediaKitLinks,
  networkPosts,
  portfolioProjects,
} from '../../discovery';
import { approvalLimits, approvalRequests } from '../../hiring';
import {
  attributions,
  companies,
  consents,
  creators,
  credentials,
  curatorCodes,
  dash,
  distinctCreators,
  emailChanges,
  erase,
  failedSignIns,
  googleAccounts,
  impersonations,
  mailLinks,
  merges,
  payees,
  secondFactors,
  sessions,
  users,
} from '../../people';
import { invitationLinks, invitations } from '../team';
import { privacyInquiries } from './inquiry';
import { privacyRequests } from './request';
import {
  company,
  creator,
  type Declaration,
  deleteRows,
  deleteRowsUnlessKept,
  guest,
  keepRows,
  nothing,
  numbers,
  person,
  profile,
  shred,
  through,
} from './rows';

/** Accounts, profiles and companies, in the order of execution (`declarations`). */
export const people = {
  // Data of an account: sign-in, devices, exports and preferences.
  ...deleteRows(credentials, [person('userId')]),
  connection_attempts: {
    of: through('sessions', 'session_id'),
    rows: 'delete',
    columns: {
      ...nothing('id channel consented_at expires_at'),
      ...numbers('session_id'),
      ...shred('state_hash verifier'),
    },
  },
  ...deleteRows(sessions, [person('userId')], shred('token_hash')),
  known_devices: {
    of: [person('user_id')],
    rows: 'delete',
    columns: { ...numbers('user_id'), ...shred('device_hash'), ...nothing('last_seen_at') },
  },
  ...deleteRows(failedSignIns, [person('userId')]),
  tokens: {
    of: [person('user_id')],
    rows: 'delete',
    columns: {
      ...nothing('id scopes created_at expires_at last_used_at revoked_at'),
      ...numbers('user_id'),
      ...shred('token_hash'),
      name: erase(dash),
    },
  },
  ...deleteRows(mailLinks, [person('userId')]),
  // E-mail changes are found only through the user, not by the new address: that address may belong to a
  // stranger, and the row is soon deleted anyway.
  ...deleteRows(emailChanges, [person('userId')]),
  data_exports: {
    of: [person('user_id')],
    rows: 'delete',
    columns: {
      ...nothing('id status asked_at ready_at expires_at size'),
      ...numbers('user_id'),
      ...shred('file'),
    },
  },
  display_preferences: {
    of: [person('user_id')],
    rows: 'delete',
    columns: { ...numbers('user_id'), ...nothing('preferences') },
  },
  ...deleteRows(secondFactors, [person('userId')]),
  ...deleteRows(googleAccounts, [person('userId')]),
  // Channels and work of a profile, and invitations.
  ...deleteRows(connectionTokens, through('connections', 'connectionId')),
  creator_activity: {
    of: [profile('creator_id')],
    rows: 'delete',
    columns: { ...numbers('creator_id'), ...nothing('active_on') },
  },
  ...deleteRows(channelMetrics, [profile('creatorId')]),
  ...deleteRows(networkPosts, [profile('creatorId')]),
  ...deleteRows(connections, [profile('creatorId')]),
  ...deleteRows(invitationLinks, through('invitations', 'invitationId')),
  ...deleteRows(invitations, [
    person('acceptedById'),
    person('email', { same: 'email' }),
    guest('email', { same: 'email' }),
    company('companyId'),
  ]),
  ...deleteRows(portfolioProjects, [profile('creatorId')]),
  ...deleteRows(mediaKitLinks, [profile('creatorId')]),
  // Users, profiles and companies. Tables that are found through them are declared before.
  ...keepRows(curatorCodes, [creator('creatorId')]),
  ...keepRows(attributions, [creator('creatorId'), creator('curatorId'), company('companyId')]),
  ...deleteRows(privacyInquiries, [person('email', { same: 'email' }), guest('email', { same: 'email' })]),
  ...keepRows(privacyRequests, [person('userId'), guest('id')]),
  ...keepRows(consents, [person('userId')]),
  ...keepRows(impersonations, [person('userId'), person('impersonatorId'), company('companyId')]),
  ...deleteRowsUnlessKept(payees, [creator('creatorId')]),
  // The person who is responsible for a company may be erased before the company.
  ...keepRows(companies, [company('id'), person('responsibleEmail', { same: 'email' })]),
  ...keepRows(creators, [profile('id')]),
  ...keepRows(merges, [
    creator('keptCreatorId'),
    creator('mergedCreatorId'),
    person('keptUserId'),
    person('mergedUserId'),
    person('mergedById'),
    person('undoneById'),
  ]),
  ...keepRows(distinctCreators, [
    creator('firstCreatorId'),
    creator('secondCreatorId'),
    person('decidedById'),
  ]),
  ...keepRows(approvalLimits, [person('userId'), company('companyId')]),
  ...keepRows(approvalRequests, [person('userId'), company('companyId')]),
  ...keepRows(users, [person('id'), company('companyId')]),
} satisfies Record<string, Declaration>;
