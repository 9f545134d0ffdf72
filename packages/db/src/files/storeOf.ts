import { join } from 'node:path';
import type { S3Settings } from '../settings/s3';
import { type FileStore, folderStore } from './fileStore';
import { s3Store } from './s3Store';

export interface StoreSettings {
  readonly dataDir: string;
  readonly s3?: S3Settings | undefined;
}

/** What people hand in, the pictures that pages show, and uploads that are not whole yet; apart from one another. */
export type Kept = 'files' | 'photos' | 'uploads';

/** Where the installation keeps them: a bucket where one is set, else a folder. */
export const storeOf = ({ dataDir, s3 }: StoreSettings, kept: Kept): FileStore =>
  s3 ? s3Store(s3, `${kept}/`) : folderStore(join(dataDir, kept));
