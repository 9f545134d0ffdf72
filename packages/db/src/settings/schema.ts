import { NO_BANK } from '@elenco/brazil';
import { callsAMinute } from '@elenco/core/people';
import { z } from 'zod';
import { databaseLimits } from '../limits';

const port = z
  .string()
  .regex(/^\d+$/, 'must be a whole number')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65535, 'must lie between 1 and 65535');

const address = (...protocols: string[]) =>
  z
    .string()
    .refine((value) => protocols.includes(protocolOf(value)), `must be an address like ${protocols[0]}//…`);

const secret = z.string().min(32, 'must have 32 characters or more, for example from: openssl rand -hex 32');

const milliseconds = (usual: number) =>
  z
    .string()
    .regex(/^[1-9]\d{2,5}$/, 'must be a number of milliseconds, 100 to 999999')
    .transform(Number)
    .default(usual);

/** Returns a parser for a list of database URLs. Each URL must have all parts that the example `like` has. */
function databases(like: string) {
  const isLike = (url: string) => {
    if (!URL.canParse(url) || !/^postgres(ql)?:/.test(url)) return false;
    const [given, wanted] = [new URL(url), new URL(like)];
    return (
      (['hostname', 'username', 'password'] as const).every((part) => given[part] || !wanted[part]) &&
      given.pathname.length > 1
    );
  };
  return z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((url) => url !== ''))
    .refine((urls) => urls.every(isLike), `must be ${like}, several after commas`);
}

/** The current key, and former keys that only decrypt. */
export interface SecretsKeys {
  readonly newest: string;
  readonly former: readonly string[];
}

/** Every environment variable that Elenco reads, as text. .env.example explains each one. */
export const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .optional(),
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an IP address or a host name')
    .optional(),
  ELENCO_DRAIN_MS: z
    .string()
    .regex(/^(\d{1,4}|1[0-4]\d{3}|15000)$/, 'must be a number of milliseconds, 0 to 15000')
    .transform(Number)
    .optional(),
  ELENCO_METRICS_PORT: port.optional(),
  ELENCO_METRICS_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an IP address or a host name')
    .default('127.0.0.1'),
  BASE_URL: address('https:', 'http:')
    .refine((value) => !value.includes('?') && !value.includes('#'), 'must have no query and no fragment')
    .optional(),
  DATABASE_URL: address('postgresql:', 'postgres:').optional(),
  ELENCO_DATABASE_CONNECT_MS: milliseconds(databaseLimits.connect),
  ELENCO_DATABASE_STATEMENT_MS: milliseconds(databaseLimits.statement),
  ELENCO_DATABASE_TRANSACTION_MS: milliseconds(databaseLimits.transaction),
  // PostgreSQL requires a password to connect from one server to another.
  ELENCO_SEARCH_SERVERS: databases('postgresql://user:password@host/database').default([]),
  ELENCO_SEARCH_REPLICAS: databases('postgresql://user@host/database').default([]),
  ELENCO_DATA_DIR: z.string().default('.data'),
  ELENCO_ANALYTICS_URL: address('https:', 'http:').optional(),
  ELENCO_NEWSLETTER_FORM: address('https:').optional(),
  ELENCO_DEMO_DATA: z.enum(['on', 'off'], 'must be on or off').optional(),
  ELENCO_SCHEDULE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .includes('@', { error: 'must hold an e-mail address' })
    .default('Elenco <no-reply@elenco.example>'),
  SESSION_SECRET: secret.optional(),
  ELENCO_SECRETS_KEY: z
    .string()
    .regex(
      /^[0-9a-f]{64}( *, *[0-9a-f]{64})*$/i,
      'must be 64 hexadecimal digits (32 bytes), for example from: openssl rand -hex 32; former keys behind it, each after a comma',
    )
    .transform((text): SecretsKeys => {
      const [newest = '', ...former] = text.toLowerCase().split(/ *, */);
      return { newest, former };
    })
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^\d$/, 'must be the number of proxies in front, 0 to 9')
    .transform(Number)
    .default(0),
  ELENCO_REST_CALLS: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a number of calls a minute, 1 to 9999999')
    .transform(Number)
    .default(callsAMinute),
  ELENCO_PAYER_ACCOUNT: z
    .string()
    .regex(
      /^\d{3}\/\d{1,5}(-[\dX])?\/\d{1,12}-[\dX]\/[\x21-\x7e]{1,20}$/,
      'must be bank/branch/account/agreement, as in 001/1234-5/98765-4/0001222130126',
    )
    .default(`${NO_BANK}/0001/1000-0/ELENCO`)
    .transform((text) => {
      const [bank = '', branch = '', account = '', ...agreement] = text.split('/');
      return { bank, branch, account, agreement: agreement.join('/') };
    }),
  ELENCO_OWN_ACCOUNTS: z
    .string()
    .regex(
      /^\d{3}\/\d{1,5}(-[\dX])?\/\d{1,12}-[\dX]( *, *\d{3}\/\d{1,5}(-[\dX])?\/\d{1,12}-[\dX])*$/,
      'must be bank/branch/account, as in 237/1234-5/98765-4; further ones behind it, each after a comma',
    )
    .optional()
    .transform((text) =>
      (text?.split(/ *, */) ?? []).map((one) => {
        const [bank = '', branch = '', account = ''] = one.split('/');
        return { bank, branch, account };
      }),
    ),
  ELENCO_OWN_PIX_KEYS: z
    .string()
    .optional()
    .transform((text) => text?.split(',').flatMap((one) => one.trim() || []) ?? []),
  META_CLIENT_ID: z.string().optional(),
  META_CLIENT_SECRET: z.string().optional(),
  META_AUTHORIZE_URL: address('https:', 'http:').default('https://www.instagram.com/oauth/authorize'),
  META_TOKEN_URL: address('https:', 'http:').default('https://api.instagram.com/oauth/access_token'),
  META_GRAPH_URL: address('https:', 'http:').default('https://graph.instagram.com'),
  TIKTOK_CLIENT_KEY: z.string().optional(),
  TIKTOK_CLIENT_SECRET: z.string().optional(),
  TIKTOK_AUTHORIZE_URL: address('https:', 'http:').default('https://www.tiktok.com/v2/auth/authorize/'),
  TIKTOK_API_URL: address('https:', 'http:').default('https://open.tiktokapis.com'),
  YOUTUBE_CLIENT_ID: z.string().optional(),
  YOUTUBE_CLIENT_SECRET: z.string().optional(),
  YOUTUBE_AUTHORIZE_URL: address('https:', 'http:').default('https://accounts.google.com/o/oauth2/v2/auth'),
  YOUTUBE_OAUTH_URL: address('https:', 'http:').default('https://oauth2.googleapis.com'),
  YOUTUBE_DATA_URL: address('https:', 'http:').default('https://www.googleapis.com/youtube/v3'),
  YOUTUBE_ANALYTICS_URL: address('https:', 'http:').default('https://youtubeanalytics.googleapis.com'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: address('https:', 'http:').default('https://api.stripe.com'),
  STRIPE_CHECKOUT_URL: address('https:', 'http:').default('https://checkout.stripe.com'),
  PTAX_URL: address('https:', 'http:').optional(),
  CEP_URL: address('https:', 'http:').optional(),
  YOUTUBE_STILLS_URL: address('https:', 'http:').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('sa-east-1'),
  S3_ENDPOINT: address('https:', 'http:').optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_REGION: z.string().default('sa-east-1'),
  BACKUP_S3_ENDPOINT: address('https:', 'http:').optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  NFSE_URL: address('https:', 'http:').optional(),
  NFSE_CERTIFICATE: z.string().optional(),
  NFSE_MUNICIPALITY: z
    .string()
    .regex(/^\d{7}$/, 'must be the 7 digits of IBGE')
    .optional(),
  NFSE_SERVICE: z
    .string()
    .regex(/^\d{6}$/, 'must be the 6 digits of the national list')
    .optional(),
  NFSE_NBS: z
    .string()
    .regex(/^\d{9}$/, 'must be the 9 digits of the NBS')
    .optional(),
  NFSE_TAXES: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,2})?(,\d{1,2}(\.\d{1,2})?){0,2}$/, 'must be percentages such as 6 or 13.45,0,2.9')
    .transform((text) => text.split(',').map(Number))
    .optional(),
  NFSE_OPERATION: z
    .string()
    .regex(/^\d{6}$/, 'must be the 6 digits of cIndOp')
    .optional(),
  NFSE_TAX_CLASS: z
    .string()
    .regex(/^\d{6}$/, 'must be the 6 digits of cClassTrib')
    .default('000001'),
  NFSE_SIMPLES: z.enum(['on', 'off'], 'must be on or off').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: address('https:', 'http:').default('https://accounts.google.com'),
  ELENCO_STAFF_SECOND_FACTOR: z.enum(['on', 'off'], 'must be on or off').optional(),
  ELENCO_DPO_NAME: z.string().max(120, 'must have 120 characters or less').optional(),
  ELENCO_DPO_EMAIL: z.email('must be an e-mail address').optional(),
  ELENCO_LEGAL_ADDRESS: z.string().max(300, 'must have 300 characters or less').optional(),
  ELENCO_PRELAUNCH_PASSWORD: z.string().min(8, 'must have 8 characters or more').optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a level of pino, such as info',
    )
    .default('info'),
});

/** The parsed environment: numbers are numbers, and defaults are applied. */
export type Environment = z.infer<typeof environment>;

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : '';
}
