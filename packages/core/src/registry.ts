import type { z } from 'zod';
import {
  connectionCommands,
  connectionReactions,
  listCommands,
  mediaKitCommands,
  portfolioCommands,
  searchCommands,
} from './discovery';
import {
  cardEventCommands,
  cardPaymentCommands,
  currencyPurchaseCommands,
  currencyPurchaseReactions,
  deliveryCommands,
  fiscalCommands,
  fiscalReactions,
  monthClosingCommands,
  payCommands,
  paymentCommands,
  paymentFileCommands,
  paymentFileReactions,
  paymentReactions,
  payReactions,
  projectEndReactions,
  receiptCommands,
  receiptReactions,
  repaymentCommands,
  repaymentReactions,
  rpaReactions,
  subscriptionCommands,
  subscriptionReactions,
  taxPaymentCommands,
  terminationCommands,
  terminationReactions,
} from './finance';
import {
  communityCommands,
  contentCommands,
  leadCommands,
  newsletterCommands,
  shortLinkCommands,
} from './growth';
import {
  amendmentCommands,
  amendmentReactions,
  briefingCommands,
  contractCommands,
  contractReactions,
  conversationCommands,
  evaluationCommands,
  evaluationReactions,
  jobCommands,
  jobReactions,
  postCommands,
  postReactions,
  proposalCommands,
  proposalReactions,
  questionCommands,
  reportCommands,
  shareLinkCommands,
  squadCommands,
  squadStepCommands,
  trackingCommands,
  visionCommands,
} from './hiring';
import type { Command, Reaction } from './kit';
import {
  followUpCommands,
  mergeCommands,
  privacyCommands,
  staffCommands,
  suspensionCommands,
  teamCommands,
  webhookCommands,
} from './operations';
import { type Actor, identityCommands, partyCommands } from './people';
import { settingCommands } from './platform';

/**
 * A command whose loaded rows have an unknown type. `perform` passes them from `load` to `decide` unchanged.
 */
export type AnyCommand = Command<Actor, z.ZodType, never, unknown>;
/** A reaction whose loaded rows have an unknown type. */
export type AnyReaction = Reaction<Actor, never, never>;

/** All commands of all aggregates. */
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
  listCommands,
  searchCommands,
  conversationCommands,
  staffCommands,
  followUpCommands,
  questionCommands,
  jobCommands,
  postCommands,
  amendmentCommands,
  communityCommands,
  subscriptionCommands,
  reportCommands,
  terminationCommands,
  deliveryCommands,
  cardPaymentCommands,
  cardEventCommands,
  suspensionCommands,
  trackingCommands,
  monthClosingCommands,
  webhookCommands,
  paymentFileCommands,
  receiptCommands,
  fiscalCommands,
  repaymentCommands,
  currencyPurchaseCommands,
  mediaKitCommands,
  taxPaymentCommands,
]
  .flatMap((aggregate) => Object.values<unknown>(aggregate))
  .filter(isDecided<AnyCommand>);

/** Reactions to moves and new rows, in the order of the aggregates. */
export const reactions: readonly AnyReaction[] = [
  proposalReactions,
  jobReactions,
  contractReactions,
  amendmentReactions,
  paymentReactions,
  projectEndReactions,
  currencyPurchaseReactions,
  repaymentReactions,
  receiptReactions,
  paymentFileReactions,
  payReactions,
  terminationReactions,
  rpaReactions,
  fiscalReactions,
  evaluationReactions,
  connectionReactions,
  postReactions,
  subscriptionReactions,
]
  .flatMap((aggregate) => Object.values<unknown>(aggregate))
  .filter(isDecided<AnyReaction>);

/** True for commands and reactions; false for other exports of an aggregate, such as schemas and sums. */
function isDecided<One extends AnyCommand | AnyReaction>(exported: unknown): exported is One {
  return typeof exported === 'object' && exported !== null && 'decide' in exported;
}

const byMove = new Map(
  commands.flatMap((command) =>
    command.moves ? [[`${command.moves.resource}.${command.moves.move}`, command] as const] : [],
  ),
);

/** Returns the command of a move; undefined for a move that only the system makes. */
export const moveCommand = (resource: string, move: string): AnyCommand | undefined =>
  byMove.get(`${resource}.${move}`);
