import { amendments } from './amendment';
import { audit } from './audit';
import { briefings, shortlist, templates } from './briefing';
import { monthClosings } from './closing';
import { boardComments, boardMembers, boardPosts, boardReports } from './community';
import { channelMetrics, connections } from './connection';
import { contents, contentVersions, lessonMarks } from './content';
import { acceptances, contracts, deliverables, draftComments, drafts } from './contract';
import { conversationReadings, conversations, messageReports, messages, participants } from './conversation';
import { evaluations } from './evaluation';
import { feeInvoices } from './fiscal';
import { failedSignIns, impersonations, sessions } from './identity';
import type { Flow } from './kit';
import { leads } from './lead';
import { subscribers } from './newsletter';
import { applications, openings } from './opening';
import { attributions, companies, consents, creators, curatorCodes, payees, users } from './party';
import { payContracts } from './pay';
import {
  chargeLines,
  charges,
  instalments,
  invoices,
  issRules,
  paymentProofs,
  payouts,
  postings,
} from './payment';
import { paymentAnswers, paymentFiles } from './paymentFile';
import { portfolioProjects } from './portfolio';
import { observations, posts } from './post';
import { privacyRequests } from './privacy';
import { proposalRounds, proposals } from './proposal';
import { cardPayments, paymentMethods } from './provider';
import { questions } from './question';
import { receipts } from './receipt';
import { repayments } from './repayment';
import { reports } from './report';
import { rpas } from './rpa';
import { favorites, listMembers, lists, savedSearches } from './saved';
import { imports } from './search';
import { settings } from './setting';
import { settlements } from './settlement';
import { guestMarks, shareLinks } from './shareLink';
import { shortLinkClicks, shortLinks } from './shortLink';
import { squads } from './squad';
import { squadSteps, stepApprovals } from './squadStep';
import { assignments, notes, tasks } from './staff';
import { subscriptionPeriods, subscriptions } from './subscription';
import { invitations } from './team';
import { orders, trackedLinks } from './tracking';
import { visions } from './vision';
import { webhookDeliveries, webhooks } from './webhook';

/** Every resource that REST serves. What is not here has no address. Commands stand apart, so that who reads declarations loads none. */
export const resources = {
  users,
  companies,
  creators,
  payees,
  'portfolio-projects': portfolioProjects,
  consents,
  impersonations,
  sessions,
  'failed-sign-ins': failedSignIns,
  settings,
  briefings,
  shortlist,
  templates,
  proposals,
  'proposal-rounds': proposalRounds,
  contracts,
  acceptances,
  deliverables,
  drafts,
  'draft-comments': draftComments,
  charges,
  'charge-lines': chargeLines,
  instalments,
  'pay-contracts': payContracts,
  invoices,
  payouts,
  postings,
  evaluations,
  squads,
  visions,
  'squad-steps': squadSteps,
  'step-approvals': stepApprovals,
  'share-links': shareLinks,
  'guest-marks': guestMarks,
  'payment-proofs': paymentProofs,
  audit,
  'curator-codes': curatorCodes,
  attributions,
  connections,
  'channel-metrics': channelMetrics,
  invitations,
  'privacy-requests': privacyRequests,
  contents,
  'content-versions': contentVersions,
  'lesson-marks': lessonMarks,
  leads,
  subscribers,
  'short-links': shortLinks,
  'short-link-clicks': shortLinkClicks,
  lists,
  'list-members': listMembers,
  favorites,
  'saved-searches': savedSearches,
  imports,
  conversations,
  messages,
  'message-reports': messageReports,
  'conversation-readings': conversationReadings,
  participants,
  assignments,
  notes,
  tasks,
  questions,
  openings,
  applications,
  posts,
  observations,
  amendments,
  'board-members': boardMembers,
  'board-posts': boardPosts,
  'board-comments': boardComments,
  'board-reports': boardReports,
  subscriptions,
  'subscription-periods': subscriptionPeriods,
  reports,
  settlements,
  'tracked-links': trackedLinks,
  orders,
  'month-closings': monthClosings,
  'payment-methods': paymentMethods,
  'card-payments': cardPayments,
  webhooks,
  'webhook-deliveries': webhookDeliveries,
  receipts,
  rpas,
  'iss-rules': issRules,
  'payment-files': paymentFiles,
  'payment-answers': paymentAnswers,
  'fee-invoices': feeInvoices,
  repayments,
} as const;
export type Resources = typeof resources;
export type ResourceName = keyof Resources;

/** Every flow, by the name of the resource that it belongs to. */
export const flows: readonly Flow[] = Object.values(resources).flatMap((resource) =>
  resource.flow ? [resource.flow as Flow] : [],
);
