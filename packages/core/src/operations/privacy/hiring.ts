import { favorites, listMembers, lists, savedSearches } from '../../discovery';
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
  matchings,
  messageReports,
  messages,
  openings,
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
import {
  company,
  creator,
  type Declaration,
  deleteRows,
  guest,
  keepRows,
  person,
  profile,
  sides,
  through,
} from './rows';

/** What companies search, plan, agree, say and keep of hirings. In the order in which it is done (`declarations`). */
export const hiring = {
  // What a company keeps of its searches. What it notes of a creator goes with the profile, and all of it with the
  // company. Who has put it there is a number, which leads to nobody once that person is erased.
  ...deleteRows(listMembers, [
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
  // What a brand shared with people without an account, and what these and its own people said of it.
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
  // What people plan and agree. Prices and dates name nobody by themselves.
  ...keepRows(squads, [company('companyId')]),
  ...keepRows(visions, [company('companyId')]),
  ...keepRows(squadSteps, [company('companyId')]),
  ...keepRows(briefings, [company('companyId')]),
  ...keepRows(openings, [company('companyId')]),
  ...keepRows(applications, sides),
  ...deleteRows(templates, [company('companyId')]),
  ...keepRows(matchings, [company('companyId')]),
  ...keepRows(shortlist, [profile('creatorId'), company('companyId')]),
  ...keepRows(proposals, sides),
  ...keepRows(proposalRounds, sides),
  // What people say to each other about a hiring.
  ...deleteRows(participants, [person('userId')]),
  // What a person wrote is theirs; what the other side wrote is not.
  ...keepRows(messages, [
    person('authorId'),
    creator('creatorId', { where: { side: 'creator' } }),
    company('companyId', { where: { side: 'company' } }),
  ]),
  // Goes with the first of the two who leaves.
  ...keepRows(messageReports, [
    person('authorId'),
    person('reporterId'),
    creator('creatorId', { where: { side: 'creator' } }),
    company('companyId', { where: { side: 'company' } }),
  ]),
  ...keepRows(conversationReadings, [person('readerId'), ...sides]),
  ...keepRows(conversations, sides),
  // What was agreed, delivered and thought of it.
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
} satisfies Record<string, Declaration>;
