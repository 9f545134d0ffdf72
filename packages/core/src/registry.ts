import type { z } from 'zod';
import { amendmentCommands, amendmentReactions, amendments } from './amendment';
import { audit } from './audit';
import { briefingCommands, briefings, shortlist, templates } from './briefing';
import { closingCommands, monthClosings } from './closing';
import { boardComments, boardMembers, boardPosts, boardReports, communityCommands } from './community';
import { channelMetrics, connectionCommands, connectionReactions, connections } from './connection';
import { contentCommands, contents, contentVersions, lessonMarks } from './content';
import {
  acceptances,
  contractCommands,
  contractReactions,
  contracts,
  deliverables,
  draftComments,
  drafts,
} from './contract';
import {
  conversationCommands,
  conversationReadings,
  conversations,
  messageReports,
  messages,
  participants,
} from './conversation';
import { evaluationCommands, evaluationReactions, evaluations } from './evaluation';
import { feeInvoices, fiscalCommands, fiscalReactions } from './fiscal';
import { failedSignIns, identityCommands, impersonations, sessions } from './identity';
import type { Command, Flow, Reaction } from './kit';
import { leadCommands, leads } from './lead';
import { mergeCommands } from './merge';
import { newsletterCommands, subscribers } from './newsletter';
import { applications, openingCommands, openingReactions, openings } from './opening';
import {
  type Actor,
  attributions,
  companies,
  consents,
  creators,
  curatorCodes,
  partyCommands,
  payees,
  users,
} from './party';
import { payCommands, payContracts, payReactions } from './pay';
import {
  chargeLines,
  charges,
  instalments,
  invoices,
  paymentCommands,
  paymentProofs,
  paymentReactions,
  payouts,
  postings,
} from './payment';
import { paymentAnswers, paymentFileCommands, paymentFileReactions, paymentFiles } from './paymentFile';
import { portfolioCommands, portfolioProjects } from './portfolio';
import { observations, postCommands, postReactions, posts } from './post';
import { privacyCommands, privacyRequests } from './privacy';
import { proposalCommands, proposalReactions, proposalRounds, proposals } from './proposal';
import { cardPayments, paymentMethods, providerCommands } from './provider';
import { questionCommands, questions } from './question';
import { receiptCommands, receiptReactions, receipts } from './receipt';
import { reportCommands, reports } from './report';
import { rpaReactions, rpas } from './rpa';
import { favorites, listMembers, lists, savedCommands, savedSearches } from './saved';
import { imports, searchCommands } from './search';
import { settingCommands, settings } from './setting';
import { settlementCommands, settlements } from './settlement';
import { guestMarks, shareLinkCommands, shareLinks } from './shareLink';
import { shortLinkClicks, shortLinkCommands, shortLinks } from './shortLink';
import { squadCommands, squads } from './squad';
import { squadStepCommands, squadSteps, stepApprovals } from './squadStep';
import { assignments, notes, staffCommands, tasks } from './staff';
import {
  subscriptionCommands,
  subscriptionPeriods,
  subscriptionReactions,
  subscriptions,
} from './subscription';
import { suspensionCommands } from './suspension';
import { invitations, teamCommands } from './team';
import { orders, trackedLinks, trackingCommands } from './tracking';
import { visionCommands, visions } from './vision';
import { webhookCommands, webhookDeliveries, webhooks } from './webhook';

/** Every resource that REST serves. What is not here has no address. */
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
  'payment-files': paymentFiles,
  'payment-answers': paymentAnswers,
  'fee-invoices': feeInvoices,
} as const;
export type Resources = typeof resources;
export type ResourceName = keyof Resources;

/** Every flow, by the name of the resource that it belongs to. */
export const flows: readonly Flow[] = Object.values(resources).flatMap((resource) =>
  resource.flow ? [resource.flow as Flow] : [],
);

/**
 * Any command, where only its name, its input and the promise of a decision matter. What it loads is its own
 * affair: `perform` carries it from `load` to `decide` without looking.
 */
export type AnyCommand = Command<Actor, z.ZodType, never, unknown>;
/** Any reaction, likewise. */
export type AnyReaction = Reaction<Actor, never, never>;

/** Every command of every aggregate. */
export const commands: readonly AnyCommand[] = [
  partyCommands,
  identityCommands,
  settingCommands,
  portfolioCommands,
  briefingCommands,
  proposalCommands,
  contractCommands,
  paymentCommands,
  payCommands,
  evaluationCommands,
  squadCommands,
  visionCommands,
  squadStepCommands,
  shareLinkCommands,
  connectionCommands,
  teamCommands,
  privacyCommands,
  mergeCommands,
  contentCommands,
  leadCommands,
  newsletterCommands,
  shortLinkCommands,
  savedCommands,
  searchCommands,
  conversationCommands,
  staffCommands,
  questionCommands,
  openingCommands,
  postCommands,
  amendmentCommands,
  communityCommands,
  subscriptionCommands,
  reportCommands,
  settlementCommands,
  providerCommands,
  suspensionCommands,
  trackingCommands,
  closingCommands,
  webhookCommands,
  paymentFileCommands,
  receiptCommands,
  fiscalCommands,
].flatMap((aggregate) => Object.values(aggregate) as AnyCommand[]);

/** What follows from moves by itself, in the order of the aggregates. */
export const reactions: readonly AnyReaction[] = [
  proposalReactions,
  openingReactions,
  contractReactions,
  amendmentReactions,
  paymentReactions,
  receiptReactions,
  paymentFileReactions,
  payReactions,
  rpaReactions,
  fiscalReactions,
  evaluationReactions,
  connectionReactions,
  postReactions,
  subscriptionReactions,
].flatMap((aggregate) => Object.values(aggregate) as AnyReaction[]);

const byMove = new Map(
  commands.flatMap((command) =>
    command.moves ? [[`${command.moves.resource}.${command.moves.move}`, command] as const] : [],
  ),
);

/** The command behind a move's address; undefined for a move that only the product itself makes. */
export const moveCommand = (resource: string, move: string): AnyCommand | undefined =>
  byMove.get(`${resource}.${move}`);
