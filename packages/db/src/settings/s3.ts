import type { Environment } from './schema';

/** A bucket at an S3-compatible service. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** URL of the service; undefined for Amazon S3. */
  readonly endpoint: string | undefined;
  /** Credentials; undefined to use AWS's own sources, such as the machine's role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/** Service and key for backups in buckets. The key should not have the right to delete. */
export type BackupService = Omit<S3Settings, 'bucket'>;

export type BucketSettings = Readonly<{
  /** Bucket for uploads; undefined to use the data folder. */
  s3: S3Settings | undefined;
  backupService: BackupService;
}>;

export function readS3Settings(data: Environment): BucketSettings & { problems: string[] } {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = data;
  const isUsed = endpoint || data.S3_ACCESS_KEY_ID || data.S3_SECRET_ACCESS_KEY;
  const problems = !bucket && isUsed ? ['S3_BUCKET must be set when other S3_… are'] : [];
  const credentials = (prefix: 'S3' | 'BACKUP_S3') => {
    const accessKeyId = data[`${prefix}_ACCESS_KEY_ID`];
    const secretAccessKey = data[`${prefix}_SECRET_ACCESS_KEY`];
    if (!accessKeyId !== !secretAccessKey)
      problems.push(`${prefix}_ACCESS_KEY_ID and ${prefix}_SECRET_ACCESS_KEY must be set together`);
    return accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  };
  return {
    s3: bucket ? { bucket, region, endpoint, credentials: credentials('S3') } : undefined,
    backupService: {
      region: data.BACKUP_S3_REGION,
      endpoint: data.BACKUP_S3_ENDPOINT,
      credentials: credentials('BACKUP_S3'),
    },
    problems,
  };
}
