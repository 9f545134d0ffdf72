import type { z } from 'zod';
import { amendmentCommands, amendmentReactions } from './amendment';
import { briefingCommands } from './briefing';
import { closingCommands } from './closing';
import { communityCommands } from './community';
import { connectionCommands, connectionReactions } from './connection';
import { contentCommands } from './content';
import { contractCommands, contractReactions } from './contract';
import { conversationCommands } from './conversation';
import { evaluationCommands, evaluationReactions } from './evaluation';
import { fiscalCommands, fiscalReactions } from './fiscal';
import { identityCommands } from './identity';
import type { Command, Reaction } from './kit';
import { leadCommands } from './lead';
import { mergeCommands } from './merge';
import { newsletterCommands } from './newsletter';
import { openingCommands, openingReactions } from './opening';
import { type Actor, partyCommands } from './party';
import { payCommands, payReactions } from './pay';
import { paymentCommands, paymentReactions } from './payment';
import { paymentFileCommands, paymentFileReactions } from './paymentFile';
import { portfolioCommands } from './portfolio';
import { postCommands, postReactions } from './post';
import { privacyCommands } from './privacy';
import { proposalCommands, proposalReactions } from './proposal';
import { providerCommands } from './provider';
import { providerNewsCommands } from './providerNews';
import { purchaseCommands, purchaseReactions } from './purchase';
import { questionCommands } from './question';
import { receiptCommands, receiptReactions } from './receipt';
import { repaymentCommands, repaymentReactions } from './repayment';
import { reportCommands } from './report';
import { rpaReactions } from './rpa';
import { savedCommands } from './saved';
import { searchCommands } from './search';
import { settingCommands } from './setting';
import { settlementCommands, settlementReactions } from './settlement';
import { shareLinkCommands } from './shareLink';
import { shortLinkCommands } from './shortLink';
import { squadCommands } from './squad';
import { squadStepCommands } from './squadStep';
import { staffCommands } from './staff';
import { subscriptionCommands, subscriptionReactions } from './subscription';
import { suspensionCommands } from './suspension';
import { teamCommands } from './team';
import { trackingCommands } from './tracking';
import { visionCommands } from './vision';
import { webhookCommands } from './webhook';

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
  providerNewsCommands,
  suspensionCommands,
  trackingCommands,
  closingCommands,
  webhookCommands,
  paymentFileCommands,
  receiptCommands,
  fiscalCommands,
  repaymentCommands,
  purchaseCommands,
].flatMap((aggregate) => Object.values(aggregate) as AnyCommand[]);

/** What follows from moves by itself, in the order of the aggregates. */
export const reactions: readonly AnyReaction[] = [
  proposalReactions,
  openingReactions,
  contractReactions,
  amendmentReactions,
  paymentReactions,
  purchaseReactions,
  repaymentReactions,
  receiptReactions,
  paymentFileReactions,
  payReactions,
  settlementReactions,
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
