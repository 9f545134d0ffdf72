export type { LimitReached } from './attempts';
export { type Broken, type Head, type Verdict, verifyAudit } from './audit';
export type { Curated } from './curated';
export { Database, openDatabase } from './database';
export type { DataExport, OwnRows } from './exports';
export { type FileStore, folderStore } from './fileStore';
export type { FileRow } from './files';
export type { HistoryStep, ProjectStep } from './history';
export {
  type Acting,
  hashPassword,
  type NewSecondFactor,
  newSecondFactor,
  type OpenSession,
  otpauthAddress,
  recoveryHash,
  type SignedIn,
  sealedFor,
  stepOf,
  type TokenRow,
} from './identity';
export { openPool } from './jobPool';
export { migrate } from './migrate';
export type { MoneySteps } from './money';
export type { Notification } from './notifications';
export type { Audience, Letter, MailRow, Message, OutboxEvent, OutgoingMail, Recipient } from './outbox';
export type { Circumstances } from './perform';
export { openScopes, type ScopeProbe } from './probe';
export type { PublicProfile, Review } from './publicProfile';
export { type Resealed, sealedColumns } from './reseal';
export { type Seal, SealError, sealOf, sealWith } from './seal';
export { spreadSearch } from './search';
export { beginContents, Job, People, storyAccounts, storyIsTold, storyPassword, tellStory } from './seeds';
export { readSettings, type Settings, SettingsError } from './settings';
export { linkHashOf, type OpenedInvitation, type TeamStep } from './team';
export { isUnavailable } from './unavailable';
