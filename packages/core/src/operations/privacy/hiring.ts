import { favorites, listActivities, listMembers, lists, savedSearches } from '../../discovery';
import { paymentProofs } from '../../finance';
import {
  acceptances,
  applications,
  briefings,
  contracts,
  conversationReadings,
  conversations,
  deliverables,
  draftComments,
  drafts,
  evaluations,
  guestMarks,
  jobs,
  matchings,
  messageReports,
  messages,
  participants,
  proposalRounds,
  proposals,
  shareLinks,
  shortlist,
  squadSteps,
  squads,
  stepApprovals,
  templates,
  visions,
} from '../../hiring';
import { assignments, waiting } from '../staff';
import {
  company,
  creator,
  type Declaration,
  deleteRows,
  guest,
  keepRows,
  nothing,
  numbers,
  person,
  profile,
  sides,
  through,
} from './rows';

/** Returns paths to the rows that refer to a record of this resource by name and id. */
const ofRecord = (resource: string) =>
  through(resource.replaceAll('-', '_'), 'rowId').map((path) => ({ ...path, where: { resource } }));

/** Data about hirings, in the order of execution (`declarations`). */
export const hiring = {
  // Notes of staff on queue records are deleted with the record's owner, before the record itself.
  ...deleteRows(
    assignments,
    Object.keys(waiting).flatMap((resource) => ofRecord(resource)),
  ),
  // Saved searches and lists of a company. Notes about a creator are deleted with the profile, all other rows
  // with the company. Authors are stored as ids, which identify no person after an erasure.
  ...deleteRows(listMembers, [
    profile('creatorId'),
    company('companyId'),
    ...through('external_profiles', 'externalId'),
  ]),
  ...deleteRows(listActivities, [
    profile('creatorId'),
    company('companyId'),
    ...through('external_profiles', 'externalId'),
  ]),
  ...deleteRows(lists, [company('companyId')]),
  ...deleteRows(favorites, [
    profile('creatorId'),
    company('companyId'),
    ...through('external_profiles', 'externalId'),
  ]),
  ...deleteRows(savedSearches, [company('companyId')]),
  // Content shared with guests, and their ratings and approvals.
  ...deleteRows(guestMarks, [
    ...through('share_links', 'shareLinkId'),
    person('userId'),
    company('companyId'),
  ]),
  ...keepRows(stepApprovals, [
    ...through('share_links', 'shareLinkId'),
    person('userId'),
    company('companyId'),
  ]),
  ...deleteRows(paymentProofs, [...through('files', 'fileId'), company('companyId')]),
  ...deleteRows(shareLinks, [
    person('email', { same: 'email' }),
    guest('email', { same: 'email' }),
    company('companyId'),
  ]),
  // Plans and agreements. Prices and dates identify no person.
  ...keepRows(squads, [company('companyId')]),
  ...keepRows(visions, [company('companyId')]),
  ...keepRows(squadSteps, [company('companyId')]),
  ...keepRows(briefings, [company('companyId')]),
  ...keepRows(jobs, [company('companyId')]),
  ...keepRows(applications, sides),
  ...deleteRows(templates, [company('companyId')]),
  ...keepRows(matchings, [company('companyId')]),
  ...keepRows(shortlist, [profile('creatorId'), company('companyId')]),
  ...keepRows(proposals, sides),
  ...keepRows(proposalRounds, sides),
  // Messages about a hiring.
  ...deleteRows(participants, [person('userId')]),
  // A message belongs to its author, not to the other side.
  ...keepRows(messages, [
    person('authorId'),
    creator('creatorId', { where: { side: 'creator' } }),
    company('companyId', { where: { side: 'company' } }),
  ]),
  // Erased together with the first of its subjects that is erased.
  ...keepRows(messageReports, [
    person('authorId'),
    person('reporterId'),
    creator('creatorId', { where: { side: 'creator' } }),
    company('companyId', { where: { side: 'company' } }),
  ]),
  ...keepRows(conversationReadings, [person('readerId'), ...sides]),
  ...keepRows(conversations, sides),
  // Contracts, deliverables and evaluations.
  ...keepRows(contracts, sides),
  ...keepRows(acceptances, [person('userId'), creator('creatorId', { where: { side: 'creator' } })]),
  ...keepRows(deliverables, sides),
  ...keepRows(drafts, sides),
  ...keepRows(draftComments, [
    person('userId'),
    creator('creatorId', { where: { side: 'creator' } }),
    company('companyId', { where: { side: 'company' } }),
    company('companyId', { where: { side: 'guest' } }),
  ]),
  ...keepRows(evaluations, sides),
  // Counts of charges, drafts and early ends, which are metrics of a company.
  track_records: {
    of: [company('company_id')],
    rows: 'delete',
    columns: {
      ...numbers('company_id'),
      ...nothing('computed_at charges charges_in_time median_days_late answers median_answer_hours'),
      ...nothing('pieces rounds contracts ended disputes disputes_lost'),
    },
  },
} satisfies Record<string, Declaration>;
