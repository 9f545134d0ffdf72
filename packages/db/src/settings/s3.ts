import type { Environment } from './schema';

/** A bucket at an S3-compatible service. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Address of the service; undefined for Amazon S3. */
  readonly endpoint: string | undefined;
  /** Credentials; undefined to use AWS's own sources, such as the machine's role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/** Bucket for uploads; undefined to use the data folder. */
export type BucketSettings = Readonly<{ s3: S3Settings | undefined }>;

export function s3In(data: Environment): BucketSettings & { problems: string[] } {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = data;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data;
  if (!bucket) {
    const given = endpoint || accessKeyId || secretAccessKey;
    return { s3: undefined, problems: given ? ['S3_BUCKET must be set when other S3_… are'] : [] };
  }
  if (!accessKeyId !== !secretAccessKey) {
    return {
      s3: undefined,
      problems: ['S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together'],
    };
  }
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { s3: { bucket, region, endpoint, credentials }, problems: [] };
}
