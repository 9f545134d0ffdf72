import type { Actor, User } from '@elenco/core/people';
import type { Settings as AllSettings, ImpersonatedBy } from '@elenco/db';
import type { Logger } from 'pino';
import type { Session } from '../app/context.server';
import type { RateLimitState } from './api/rateLimitState';

/** Settings that the portal's server reads. */
export type Settings = Pick<
  AllSettings,
  | 'host'
  | 'port'
  | 'drainMs'
  | 'baseUrl'
  | 'dataDir'
  | 'smtpUrl'
  | 's3'
  | 'secret'
  | 'secretsKey'
  | 'formerSecretsKeys'
  | 'staffSecondFactor'
  | 'google'
  | 'demo'
  | 'production'
  | 'logLevel'
  | 'meta'
  | 'nfse'
  | 'tiktok'
  | 'youtube'
  | 'stripe'
  | 'cepUrl'
  | 'youtubeStillsUrl'
  | 'trustedProxies'
  | 'restCalls'
  | 'payerAccount'
  | 'ownAccounts'
  | 'ownPixKeys'
  | 'prelaunchPassword'
  | 'newsletterForm'
  | 'analyticsUrl'
  | 'legal'
>;

/** True if users reach the platform by HTTPS; cookies are then Secure and named `__Host-`. */
export function isSecure({ baseUrl }: Pick<Settings, 'baseUrl'>): boolean {
  return baseUrl.startsWith('https:');
}

/** Source of the pages: Vite with hot reload, or the build. */
export type Mode = 'development' | 'production';

/** Sender of a request. */
export interface Identity {
  readonly actor: Actor;
  readonly user: User | null;
  readonly session: Session | null;
  /** Scopes of a program's token; null for browsers. */
  readonly scopes: readonly string[] | null;
  /** The impersonator during an impersonation; actor and user are then the impersonated user. */
  readonly impersonatedBy: ImpersonatedBy | null;
  /** True if a text that the user agreed to has a newer version. */
  readonly mustAgree: boolean;
}

/** Variables that middlewares set for later handlers. */
export interface Env {
  Variables: Identity & {
    nonce: string;
    requestId: string;
    /** Pattern of the page's route, if metrics are on. */
    route?: string;
    log: Logger;
    /** True if the address of the answer contains a secret. */
    secret?: boolean;
    ip: string;
    /** Remaining calls of this caller, by rate limit. */
    rateLimitStates?: readonly RateLimitState[];
    /** Counts further calls of the IP address. @throws Problem `too_often` */
    spend?: (calls: number) => Promise<void>;
    /** The parsed form of the request (forms/takeForm.ts). */
    form?: FormData;
  };
}
