import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BankAccount, NO_BANK, type PayerAccount } from '@elenco/brazil';
import type { DatabaseLimits } from '../limits';
import { type NetworkSettings, readNetworkSettings } from './networks';
import { type NfseSettings, readNfseSettings } from './nfse';
import { type ProviderSettings, readProviderSettings } from './paymentProvider';
import { type BucketSettings, readS3Settings } from './s3';
import { type Environment, environment, type SecretsKeys } from './schema';
import { loadOrCreateSecrets } from './secrets';

/** Checked settings of the whole installation, which never change. */
export type Settings = Readonly<{
  /**
   * True for NODE_ENV=production: no developer pages, no list of demo accounts, and secrets only from
   * environment variables.
   */
  production: boolean;
  port: number;
  host: string;
  /** Milliseconds for which a portal that shuts down still accepts new requests. */
  drainMs: number;
  /** Host and port at which Prometheus reads `/metrics`; null if ELENCO_METRICS_PORT is not set. */
  metrics: { readonly host: string; readonly port: number } | null;
  /** Public URL without a trailing slash. Links in e-mails start with it. */
  baseUrl: string;
  /** URL of the database; undefined to start the embedded server. */
  databaseUrl: string | undefined;
  databaseLimits: DatabaseLimits;
  /** Absolute path of the folder that contains database, files and generated secrets. */
  dataDir: string;
  /** False to disable scheduled tasks, such as on a copy of a production database. */
  schedule: boolean;
  /** True to load demo data if the database contains none. */
  demo: boolean;
  /** URL of the mail server; undefined to deliver e-mails to the mailbox at /dev/mail. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Secret that signs cookies, hidden form tokens and share links. */
  secret: string;
  /**
   * Key that encrypts the stored tokens of connected accounts and the secrets of second factors: 64
   * hexadecimal digits (32 bytes).
   */
  secretsKey: string;
  /** Former keys. They only decrypt, until `elenco reseal` has encrypted all secrets again. */
  formerSecretsKeys: readonly string[];
  /** Number of our own proxies in front of the portal. Each appends to `X-Forwarded-For`. */
  trustedProxies: number;
  /** URLs of other PostgreSQL servers, over which `elenco spread-search` spreads the search index. */
  searchServers: readonly string[];
  /** URLs of read replicas of the database, which searches use. */
  searchReplicas: readonly string[];
  /** Maximum number of REST calls per token and minute. */
  restCalls: number;
  /** Account from which payment files pay. */
  payerAccount: PayerAccount;
  /**
   * Accounts whose return files are accepted. If empty, files of every bank with the platform's CNPJ are
   * accepted.
   */
  ownAccounts: readonly BankAccount[];
  /** The platform's own PIX keys, in addition to `OWN_PIX_KEYS`. */
  ownPixKeys: readonly string[];
  /** True if staff with the duty finance or owner need a second factor to sign in. */
  staffSecondFactor: boolean;
  /** OAuth client for signing in with Google; null to disable it. */
  google: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | null;
  /** Password for visitors before the launch; undefined to let everyone in. */
  prelaunchPassword: string | undefined;
  /** URL that receives analytics events with the visitor's consent, in addition to our log. */
  analyticsUrl: string | undefined;
  /** URL of an external newsletter form, shown in a frame; undefined to use our own form. */
  newsletterForm: string | undefined;
  /** URL of Banco Central's exchange rate service; undefined to read no rates and keep the last ones. */
  ptaxUrl: string | undefined;
  /** URL of the postal code service, without a trailing slash; undefined to disable lookups. */
  cepUrl: string | undefined;
  /** URL of the service from which thumbnails of YouTube videos are read; undefined to read none. */
  youtubeStillsUrl: string | undefined;
  /** Facts that the terms and the privacy policy contain, in addition to the platform's name. */
  legal: Readonly<Record<'dpoName' | 'dpoEmail' | 'address', string | undefined>>;
  logLevel: Environment['LOG_LEVEL'];
}> &
  NetworkSettings &
  ProviderSettings &
  NfseSettings &
  BucketSettings;

/** Error that lists all invalid variables, with the expected value of each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  constructor(readonly problems: readonly string[]) {
    super(
      `Elenco cannot start with these settings (.env.example explains each):\n${problems.map((p) => `  - ${p}`).join('\n')}`,
    );
  }
}

/** Exchange rate service in production, unless another is configured. */
const BANCO_CENTRAL = 'https://olinda.bcb.gov.br/olinda/servico/PTAX/versao/v1/odata';

/**
 * Milliseconds after which every proxy that polls `/readyz` every few seconds has noticed that the portal
 * shuts down.
 */
const PROXY_NOTICES_MS = 8_000;

const SECRET_NAMES = ['SESSION_SECRET', 'ELENCO_SECRETS_KEY'] as const;

/**
 * Reads the settings from environment variables. Treats an empty variable as not set. In development,
 * generates missing secrets and stores them in the data folder. In production, the secrets must be set.
 * @throws SettingsError that lists all problems
 */
export function readSettings(env: NodeJS.ProcessEnv, isContainer = inContainer()): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { success, data, error } = environment.safeParse(given);
  const problems = success ? [] : error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  const networks = data && readNetworkSettings(data);
  const provider = data && readProviderSettings(data);
  const fiscal = data && readNfseSettings(data);
  const store = data && readS3Settings(data);
  for (const part of [networks, provider, fiscal, store]) problems.push(...(part?.problems ?? []));
  const production = given.NODE_ENV === 'production';
  if (production) {
    for (const name of SECRET_NAMES) {
      if (given[name] === undefined) problems.push(`${name} must be set when NODE_ENV is production`);
    }
  }
  if (data) problems.push(...googleProblems(data, production));
  if (!data || !networks || !provider || !fiscal || !store || problems.length > 0)
    throw new SettingsError(problems);

  const host = data.HOST ?? (production || isContainer ? '0.0.0.0' : '127.0.0.1');
  const dataDir = resolve(data.ELENCO_DATA_DIR);
  const { secret, keys } = completeSecrets(data, dataDir);
  return Object.freeze({
    production,
    port: data.PORT,
    host,
    drainMs: data.ELENCO_DRAIN_MS ?? (production ? PROXY_NOTICES_MS : 0),
    metrics: data.ELENCO_METRICS_PORT
      ? { host: data.ELENCO_METRICS_HOST, port: data.ELENCO_METRICS_PORT }
      : null,
    baseUrl: (data.BASE_URL ?? addressFor(host, data.PORT)).replace(/\/+$/, ''),
    databaseUrl: data.DATABASE_URL,
    databaseLimits: {
      connect: data.ELENCO_DATABASE_CONNECT_MS,
      statement: data.ELENCO_DATABASE_STATEMENT_MS,
      transaction: data.ELENCO_DATABASE_TRANSACTION_MS,
    },
    searchServers: data.ELENCO_SEARCH_SERVERS,
    searchReplicas: data.ELENCO_SEARCH_REPLICAS,
    dataDir,
    schedule: data.ELENCO_SCHEDULE === 'on',
    demo: data.ELENCO_DEMO_DATA ? data.ELENCO_DEMO_DATA === 'on' : !data.DATABASE_URL && !production,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    secret,
    secretsKey: keys.newest,
    formerSecretsKeys: keys.former,
    trustedProxies: data.TRUSTED_PROXIES,
    restCalls: data.ELENCO_REST_CALLS,
    payerAccount: data.ELENCO_PAYER_ACCOUNT,
    ownAccounts: [data.ELENCO_PAYER_ACCOUNT, ...data.ELENCO_OWN_ACCOUNTS].filter(
      ({ bank }) => bank !== NO_BANK,
    ),
    ownPixKeys: data.ELENCO_OWN_PIX_KEYS,
    staffSecondFactor: data.ELENCO_STAFF_SECOND_FACTOR
      ? data.ELENCO_STAFF_SECOND_FACTOR === 'on'
      : production,
    google: googleOf(data),
    prelaunchPassword: data.ELENCO_PRELAUNCH_PASSWORD,
    analyticsUrl: data.ELENCO_ANALYTICS_URL,
    newsletterForm: data.ELENCO_NEWSLETTER_FORM,
    cepUrl: data.CEP_URL?.replace(/\/+$/, ''),
    youtubeStillsUrl: data.YOUTUBE_STILLS_URL?.replace(/\/+$/, ''),
    ptaxUrl: (data.PTAX_URL ?? (production ? BANCO_CENTRAL : undefined))?.replace(/\/+$/, ''),
    legal: {
      dpoName: data.ELENCO_DPO_NAME,
      dpoEmail: data.ELENCO_DPO_EMAIL,
      address: data.ELENCO_LEGAL_ADDRESS,
    },
    logLevel: data.LOG_LEVEL,
    meta: networks.meta,
    tiktok: networks.tiktok,
    youtube: networks.youtube,
    stripe: provider.stripe,
    nfse: fiscal.nfse,
    s3: store.s3,
    backupService: store.backupService,
  });
}

function googleOf({
  GOOGLE_CLIENT_ID,
  GOOGLE_CLIENT_SECRET,
  GOOGLE_ISSUER,
}: Environment): Settings['google'] {
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return null;
  return { issuer: GOOGLE_ISSUER, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET };
}

function googleProblems(data: Environment, production: boolean): string[] {
  const halves = [data.GOOGLE_CLIENT_ID, data.GOOGLE_CLIENT_SECRET].filter(Boolean).length;
  return [
    ...(halves === 1 ? ['GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together'] : []),
    ...(production && data.GOOGLE_ISSUER.startsWith('http:')
      ? ['GOOGLE_ISSUER must begin with https: when NODE_ENV is production']
      : []),
  ];
}

function completeSecrets(data: Environment, dataDir: string): { secret: string; keys: SecretsKeys } {
  const { SESSION_SECRET: secret, ELENCO_SECRETS_KEY: keys } = data;
  if (secret && keys) return { secret, keys };
  try {
    const kept = loadOrCreateSecrets(dataDir);
    return {
      secret: secret ?? kept.SESSION_SECRET,
      keys: keys ?? { newest: kept.ELENCO_SECRETS_KEY, former: [] },
    };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SettingsError([`ELENCO_DATA_DIR: the secrets in ${dataDir} cannot be read or made (${why})`]);
  }
}

/**
 * Returns the default base URL. Uses localhost if the portal listens only on this machine or on all
 * interfaces.
 */
function addressFor(host: string, port: number): string {
  const local = ['0.0.0.0', '127.0.0.1', '::', '::1', 'localhost'].includes(host);
  const name = local ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Returns true in a container, whose ports can be reached only if the portal listens on 0.0.0.0. */
function inContainer(): boolean {
  return (
    existsSync('/.dockerenv') || existsSync('/run/.containerenv') || 'KUBERNETES_SERVICE_HOST' in process.env
  );
}
