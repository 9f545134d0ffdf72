import { join } from 'node:path';
import type { S3Settings } from '../settings/s3';
import { type FileStore, folderStore } from './fileStore';
import { s3Store } from './s3Store';

export interface StoreSettings {
  readonly dataDir: string;
  readonly s3?: S3Settings | undefined;
}

/**
 * Kinds of stored files. Each kind has its own store: uploaded files, pictures of pages, and incomplete
 * uploads.
 */
export type StoreKind = 'files' | 'photos' | 'uploads';

/** Returns the store of a kind: a bucket if configured, otherwise a folder. */
export const storeOf = ({ dataDir, s3 }: StoreSettings, kept: StoreKind): FileStore =>
  s3 ? s3Store(s3, `${kept}/`) : folderStore(join(dataDir, kept));
