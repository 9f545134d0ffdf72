export { type CsvRow, checkBeginning, readCsv } from '@elenco/search';
export { type Broken, type Head, type Verdict, verifyAudit } from './audit/audit';
export { Database, openDatabase } from './database';
export { type Resealed, sealedColumns } from './encryption/reseal';
export { type Seal, SealError, sealOf, sealWith } from './encryption/seal';
export type { DataExport, OwnRows } from './exports';
export { type FileStore, folderStore } from './files/fileStore';
export type { FileRow } from './files/files';
export { clientConfigOf, clientOf, s3Error } from './files/s3Store';
export { type StoreSettings, storeOf } from './files/storeOf';
export {
  hashPassword,
  type ImpersonatedBy,
  type NewSecondFactor,
  newSecondFactor,
  newSecret,
  newWebhookSecret,
  type OpenSession,
  otpauthAddress,
  recoveryHash,
  type SignedIn,
  sealedFor,
  stepOf,
  type TokenRow,
} from './identity';
export type { LimitReached } from './identity/attempts';
export { linkHashOf, type OpenedInvitation, type TeamStep } from './identity/team';
export type { CommandContext, RequestedContext } from './kernel/commandContext';
export type { HistoryStep, ProjectStep } from './kernel/history';
export { openPool } from './kernel/jobPool';
export { migrate } from './kernel/migrate';
export { openScopes, type ScopeProbe } from './kernel/probe';
export type { DigestItem } from './outbox/digests';
export type { Audience, MailContent, Message, OutboxEvent, Recipient } from './outbox/message';
export type { Notification } from './outbox/notifications';
export type { MailRow, OutgoingMail } from './outbox/outbox';
export type { ConversationLine, SharedMessage } from './queries/conversations';
export type { Curated } from './queries/curated';
export type { MoneySteps } from './queries/money';
export type { Visits } from './queries/office/visits';
export type { PublicEvaluation, PublicProfile } from './queries/publicProfile';
export type { ReportedLink } from './queries/reportedPosts';
export type { Receiver } from './receiver/load';
export {
  demoAccounts,
  demoIsSeeded,
  demoPassword,
  Job,
  type NfseContent,
  nfseReading,
  nfseXml,
  People,
  seedDemo,
  seedFirstContents,
} from './seeds';
export { readSettings, type Settings, SettingsError } from './settings';
export { spreadSearch } from './spread';
export { isUnavailable } from './unavailable';
