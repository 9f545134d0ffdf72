import { openStates } from '../../hiring';

/** Effect of merging two accounts on the rows of a column that refers to the merged account. */
export type MergeRule =
  /**
   * The rows move to the remaining account. A row does not move if the remaining account already has one with
   * the same values in `unless`.
   */
  | { readonly does: 'move'; readonly unless?: readonly string[] }
  /** The rows remain with the merged account. */
  | { readonly does: 'stay' }
  /** Rows of this kind prevent the merge. */
  | { readonly does: 'refuse'; readonly code: string; readonly when?: Readonly<Record<string, unknown>> };

const each = (names: string, rule: MergeRule): Record<string, MergeRule> =>
  Object.fromEntries(names.split(' ').map((name) => [name, rule]));
const move: MergeRule = { does: 'move' };
const moveUnless = (...unless: string[]): MergeRule => ({ does: 'move', unless });
const stay = (names: string) => each(names, { does: 'stay' });
const refuse = (code: string, when?: Readonly<Record<string, unknown>>): MergeRule => ({
  does: 'refuse',
  code,
  ...(when ? { when } : {}),
});

/** Every column with a creator's id, as `table.column`. Tables of resources have the resource's name. */
export const creatorColumns: Readonly<Record<string, MergeRule>> = {
  ...each('portfolio-projects.creator_id notes.creator_id tasks.creator_id', move),
  'list-activities.creator_id': move,
  'external_profiles.creator_id': move,
  'favorites.creator_id': moveUnless('companyId'),
  'list-members.creator_id': moveUnless('listId'),
  'board-members.creator_id': moveUnless('companyId'),
  'shortlist.creator_id': moveUnless('briefingId'),
  ...each('attributions.creator_id payees.creator_id', moveUnless('creatorId')),

  'proposals.creator_id': refuse('merge_open_proposals', { status: openStates }),
  'applications.creator_id': refuse('merge_open_applications', {
    status: ['applied', 'shortlisted', 'waitlisted'],
  }),
  'contracts.creator_id': refuse('merge_contracts'),
  ...each('pay-contracts.creator_id companies.creator_id', refuse('merge_own_contracts')),
  // The owner of a ledger account never changes.
  'ledger_accounts.creator_id': refuse('merge_money'),
  'connections.creator_id': refuse('merge_connections', { status: ['connected', 'lost'] }),
  ...each('curator-codes.creator_id attributions.curator_id', refuse('merge_curator')),

  // These rows belong to rows that prevent the merge, or to a closed proposal.
  ...stay('acceptances.creator_id amendments.creator_id charge-lines.creator_id charges.creator_id'),
  ...stay('deliverables.creator_id draft-comments.creator_id drafts.creator_id evaluations.creator_id'),
  ...stay('instalments.creator_id invoices.creator_id observations.creator_id orders.creator_id'),
  ...stay('payment-proofs.creator_id payouts.creator_id postings.creator_id posts.creator_id'),
  ...stay(
    'repayments.creator_id rpas.creator_id settlements.creator_id tracked-links.creator_id proposal-rounds.creator_id',
  ),
  // A link shows the account that created it.
  ...stay('media-kit-links.creator_id'),
  ...stay('channel-metrics.creator_id network_posts.creator_id fee-invoices.creator_id'),
  // Messages, questions and files remain with the account that wrote them.
  ...stay('conversations.creator_id messages.creator_id message-reports.creator_id files.creator_id'),
  ...stay('conversation-readings.creator_id questions.creator_id board-comments.creator_id'),
  ...stay('creator_activity.creator_id profile_metrics.creator_id users.creator_id'),
  ...stay('events.creator_id history.creator_id feed.creator_id'),
  // These columns contain the remaining and the merged account of each merge.
  ...stay('merges.kept_creator_id merges.merged_creator_id'),
  ...stay('distinct_creators.first_creator_id distinct_creators.second_creator_id'),
};

/** Every column with a user's id, as `table.column`. */
export const userColumns: Readonly<Record<string, MergeRule>> = {
  ...each('notes.user_id tasks.user_id', move),
  ...each('lesson-marks.user_id certificates.user_id', moveUnless('contentId')),
  'privacy-requests.user_id': refuse('merge_privacy_request', { status: 'open' }),

  // Credentials, notices and requests belong to the account.
  ...stay('credentials.user_id sessions.user_id tokens.user_id second_factors.user_id mail_links.user_id'),
  ...stay('google_accounts.user_id known_devices.user_id failed-sign-ins.user_id email_changes.user_id'),
  ...stay('consents.user_id data_exports.user_id display_preferences.user_id notice_preferences.user_id'),
  ...stay('notifications.user_id digest_items.user_id mails.user_id feed.user_id feed_heads.user_id'),
  ...stay('participants.user_id impersonations.user_id impersonations.impersonator_id'),
  ...stay('approval_limits.user_id approval_limits.granted_by_id'),
  ...stay('approval_requests.user_id approval_requests.answered_by_id'),
  // The authors of past actions do not change.
  ...stay('audit.actor_id audit.impersonator_id events.actor_id history.actor_id acceptances.user_id'),
  ...stay('amendments.requested_by_id assignments.assigned_by_id assignments.assignee_id'),
  ...stay('bank_returns.imported_by_id board-comments.author_id board-members.added_by_id'),
  ...stay('board-posts.author_id board-reports.reporter_id briefings.owner_id content-versions.author_id'),
  ...stay('conversation-readings.reader_id draft-comments.user_id email_changes.asked_by_id'),
  ...stay('favorites.added_by_id files.owner_id guest-marks.user_id imports.created_by_id'),
  ...stay('invitations.accepted_by_id invitations.invited_by_id list-members.added_by_id'),
  ...stay('list-members.owner_id list-activities.author_id'),
  ...stay('iss-rules.author_id tax-payments.recorded_by_id'),
  ...stay('lists.created_by_id message-reports.author_id message-reports.reporter_id messages.author_id'),
  ...stay('month-closings.closed_by_id month-closings.reopened_by_id notes.author_id'),
  ...stay('observations.confirmed_by_id payment-answers.closed_by_id payment-files.released_by_id'),
  ...stay('payouts.prepared_by_id payouts.released_by_id'),
  ...stay('payouts.purchase_recorded_by_id payouts.purchase_confirmed_by_id'),
  ...stay('repayments.prepared_by_id repayments.released_by_id'),
  ...stay('receipts.prepared_by_id receipts.released_by_id reports.made_by_id'),
  ...stay('saved-searches.created_by_id settings.approved_by_id settings.author_id'),
  ...stay('settlements.prepared_by_id settlements.released_by_id share-links.created_by_id'),
  ...stay('short-links.created_by_id shortlist.curator_id squad-steps.owner_id squads.owner_id'),
  ...stay('step-approvals.user_id tasks.created_by_id tasks.owner_id visions.author_id'),
  ...stay('distinct_creators.decided_by_id'),
  ...stay('merges.kept_user_id merges.merged_user_id merges.merged_by_id merges.undone_by_id'),
};
