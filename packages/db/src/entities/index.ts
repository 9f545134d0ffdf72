import type { ResourceName } from '@elenco/core';
import type { EntitySchema } from '@mikro-orm/core';
import { Acceptance } from './Acceptance';
import { Amendment } from './Amendment';
import { Application } from './Application';
import { ApprovalLimit } from './ApprovalLimit';
import { Assignment } from './Assignment';
import { Attribution } from './Attribution';
import { AuditEntry } from './AuditEntry';
import { BankReturn } from './BankReturn';
import { BoardComment } from './BoardComment';
import { BoardMember } from './BoardMember';
import { BoardPost } from './BoardPost';
import { BoardReport } from './BoardReport';
import { Briefing } from './Briefing';
import { CardPayment } from './CardPayment';
import { Certificate } from './Certificate';
import { ChannelMetric } from './ChannelMetric';
import { Charge } from './Charge';
import { ChargeLine } from './ChargeLine';
import { Company } from './Company';
import { Connection } from './Connection';
import { ConnectionAttempt } from './ConnectionAttempt';
import { ConnectionToken } from './ConnectionToken';
import { Consent } from './Consent';
import { Content } from './Content';
import { ContentVersion } from './ContentVersion';
import { Contract } from './Contract';
import { Conversation } from './Conversation';
import { ConversationReading } from './ConversationReading';
import { Counter } from './Counter';
import { Creator } from './Creator';
import { CreatorActivity } from './CreatorActivity';
import { Credential } from './Credential';
import { CuratorCode } from './CuratorCode';
import { DataExport } from './DataExport';
import { Deliverable } from './Deliverable';
import { DisplayPreferences } from './DisplayPreferences';
import { Draft } from './Draft';
import { DraftComment } from './DraftComment';
import { EmailChange } from './EmailChange';
import { ErasedHandle } from './ErasedHandle';
import { ErasedHandlesSalt } from './ErasedHandlesSalt';
import { Evaluation } from './Evaluation';
import { ExternalHandle } from './ExternalHandle';
import { ExternalProfile } from './ExternalProfile';
import { ExternalSource } from './ExternalSource';
import { FailedSignIn } from './FailedSignIn';
import { FeedEntry, FeedHead } from './FeedEntry';
import { FeeInvoice } from './FeeInvoice';
import { GoogleAccount } from './GoogleAccount';
import { Guess } from './Guess';
import { GuestMark } from './GuestMark';
import { HistoryEntry } from './HistoryEntry';
import { IdempotencyKey } from './IdempotencyKey';
import { Impersonation } from './Impersonation';
import { Import } from './Import';
import { ImportRefusal } from './ImportRefusal';
import { Instalment } from './Instalment';
import { Invitation } from './Invitation';
import { InvitationLink } from './InvitationLink';
import { Invoice } from './Invoice';
import { IssRule } from './IssRule';
import { KnownDevice } from './KnownDevice';
import { Lead } from './Lead';
import { LedgerAccount } from './LedgerAccount';
import { LedgerPosting } from './LedgerPosting';
import { LedgerTransaction } from './LedgerTransaction';
import { LessonMark } from './LessonMark';
import { Favorite, List, ListMember } from './List';
import { Mail } from './Mail';
import { MailLink } from './MailLink';
import { Matching } from './Matching';
import { Merge } from './Merge';
import { Message } from './Message';
import { MessageReport } from './MessageReport';
import { MonthClosing } from './MonthClosing';
import { NetworkPost } from './NetworkPost';
import { Note } from './Note';
import { DigestItem, NoticePreferences } from './NoticePreferences';
import { Notification } from './Notification';
import { NumberSeries } from './NumberSeries';
import { Observation } from './Observation';
import { Opening } from './Opening';
import { OutboxEvent } from './OutboxEvent';
import { Participant } from './Participant';
import { PayContract } from './PayContract';
import { Payee } from './Payee';
import { PaymentAnswer } from './PaymentAnswer';
import { PaymentFile } from './PaymentFile';
import { PaymentMethod } from './PaymentMethod';
import { PaymentProof } from './PaymentProof';
import { Payout } from './Payout';
import { PortfolioProject } from './PortfolioProject';
import { Post } from './Post';
import { PrivacyInquiry } from './PrivacyInquiry';
import { PrivacyRequest } from './PrivacyRequest';
import { ProfileMetric } from './ProfileMetric';
import { Proposal } from './Proposal';
import { ProposalRound } from './ProposalRound';
import { ProviderEvent } from './ProviderEvent';
import { Question } from './Question';
import { Rate } from './Rate';
import { Receipt } from './Receipt';
import { Repayment } from './Repayment';
import { Report } from './Report';
import { Retention } from './Retention';
import { Rpa } from './Rpa';
import { SavedSearch } from './SavedSearch';
import { SecondFactor } from './SecondFactor';
import { Session } from './Session';
import { Setting } from './Setting';
import { Settlement } from './Settlement';
import { ShareLink } from './ShareLink';
import { ShortLink, ShortLinkClick } from './ShortLink';
import { ShortlistEntry } from './ShortlistEntry';
import { Squad } from './Squad';
import { SquadStep } from './SquadStep';
import { StepApproval } from './StepApproval';
import { StoredFile } from './StoredFile';
import { Subscriber } from './Subscriber';
import { SubscriberLink } from './SubscriberLink';
import { Subscription } from './Subscription';
import { SubscriptionPeriod } from './SubscriptionPeriod';
import { Task } from './Task';
import { Template } from './Template';
import { Token } from './Token';
import { Order, TrackedClicks, TrackedLink } from './TrackedLink';
import { User } from './User';
import { Vision } from './Vision';
import { VisitCount } from './VisitCount';
import { Webhook } from './Webhook';
import { WebhookDelivery } from './WebhookDelivery';
import { WebhookSecret } from './WebhookSecret';

export { CentsType, InstantType, instantOf } from './types';

/** The entity behind each resource. A resource without one does not compile. */
export const resourceEntities = {
  users: User,
  companies: Company,
  creators: Creator,
  payees: Payee,
  'portfolio-projects': PortfolioProject,
  consents: Consent,
  impersonations: Impersonation,
  sessions: Session,
  'failed-sign-ins': FailedSignIn,
  settings: Setting,
  briefings: Briefing,
  openings: Opening,
  applications: Application,
  templates: Template,
  shortlist: ShortlistEntry,
  proposals: Proposal,
  'proposal-rounds': ProposalRound,
  contracts: Contract,
  acceptances: Acceptance,
  deliverables: Deliverable,
  drafts: Draft,
  'draft-comments': DraftComment,
  charges: Charge,
  'charge-lines': ChargeLine,
  instalments: Instalment,
  'pay-contracts': PayContract,
  invoices: Invoice,
  payouts: Payout,
  postings: LedgerPosting,
  evaluations: Evaluation,
  squads: Squad,
  visions: Vision,
  'squad-steps': SquadStep,
  'step-approvals': StepApproval,
  'share-links': ShareLink,
  'guest-marks': GuestMark,
  'payment-proofs': PaymentProof,
  audit: AuditEntry,
  'curator-codes': CuratorCode,
  attributions: Attribution,
  connections: Connection,
  'channel-metrics': ChannelMetric,
  invitations: Invitation,
  'privacy-requests': PrivacyRequest,
  contents: Content,
  'content-versions': ContentVersion,
  'lesson-marks': LessonMark,
  leads: Lead,
  subscribers: Subscriber,
  'short-links': ShortLink,
  'short-link-clicks': ShortLinkClick,
  lists: List,
  'list-members': ListMember,
  favorites: Favorite,
  'saved-searches': SavedSearch,
  imports: Import,
  conversations: Conversation,
  messages: Message,
  'message-reports': MessageReport,
  'conversation-readings': ConversationReading,
  participants: Participant,
  assignments: Assignment,
  notes: Note,
  tasks: Task,
  questions: Question,
  posts: Post,
  observations: Observation,
  amendments: Amendment,
  'board-members': BoardMember,
  'board-posts': BoardPost,
  'board-comments': BoardComment,
  'board-reports': BoardReport,
  subscriptions: Subscription,
  'subscription-periods': SubscriptionPeriod,
  reports: Report,
  settlements: Settlement,
  'tracked-links': TrackedLink,
  orders: Order,
  'month-closings': MonthClosing,
  'payment-methods': PaymentMethod,
  'card-payments': CardPayment,
  webhooks: Webhook,
  'webhook-deliveries': WebhookDelivery,
  receipts: Receipt,
  rpas: Rpa,
  'iss-rules': IssRule,
  'payment-files': PaymentFile,
  'payment-answers': PaymentAnswer,
  'fee-invoices': FeeInvoice,
  repayments: Repayment,
} satisfies Record<ResourceName, EntitySchema>;

/** The tables that the mechanisms need and that have no address of their own. */
export const internalEntities = {
  credentials: Credential,
  mail_links: MailLink,
  invitation_links: InvitationLink,
  subscriber_links: SubscriberLink,
  privacy_inquiries: PrivacyInquiry,
  matchings: Matching,
  approval_limits: ApprovalLimit,
  provider_events: ProviderEvent,
  tokens: Token,
  second_factors: SecondFactor,
  google_accounts: GoogleAccount,
  email_changes: EmailChange,
  history: HistoryEntry,
  events: OutboxEvent,
  idempotency: IdempotencyKey,
  ledger_accounts: LedgerAccount,
  ledger_transactions: LedgerTransaction,
  files: StoredFile,
  mails: Mail,
  notifications: Notification,
  notice_preferences: NoticePreferences,
  digest_items: DigestItem,
  feed: FeedEntry,
  feed_heads: FeedHead,
  bank_returns: BankReturn,
  rates: Rate,
  counters: Counter,
  number_series: NumberSeries,
  guesses: Guess,
  visit_counts: VisitCount,
  retentions: Retention,
  creator_activity: CreatorActivity,
  known_devices: KnownDevice,
  connection_tokens: ConnectionToken,
  webhook_secrets: WebhookSecret,
  merges: Merge,
  certificates: Certificate,
  connection_attempts: ConnectionAttempt,
  network_posts: NetworkPost,
  data_exports: DataExport,
  display_preferences: DisplayPreferences,
  erased_handles: ErasedHandle,
  erased_handles_salt: ErasedHandlesSalt,
  external_handles: ExternalHandle,
  external_profiles: ExternalProfile,
  external_sources: ExternalSource,
  import_refusals: ImportRefusal,
  profile_metrics: ProfileMetric,
  tracked_clicks: TrackedClicks,
} satisfies Record<string, EntitySchema>;

/** Every entity, by the name of its resource or internal table. */
export const entities = { ...resourceEntities, ...internalEntities };
export type EntityKey = keyof typeof entities;

export const entityList: EntitySchema[] = Object.values(entities);
