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

/**
 * True if users reach the platform over HTTPS. Cookies are then `Secure`, and their names begin with
 * `__Host-`.
 */
export function isSecure({ baseUrl }: Pick<Settings, 'baseUrl'>): boolean {
  return baseUrl.startsWith('https:');
}

/** Source of the pages: in development Vite with hot reload, in production the build. */
export type Mode = 'development' | 'production';

/** Sender of a request. */
export interface Identity {
  readonly actor: Actor;
  readonly user: User | null;
  readonly session: Session | null;
  /** Scopes of a program's token; null for browsers. */
  readonly scopes: readonly string[] | null;
  /**
   * The impersonator; null without an impersonation. During an impersonation, `actor` and `user` are the
   * impersonated user.
   */
  readonly impersonatedBy: ImpersonatedBy | null;
  /** True if the user has agreed only to an older version of the terms or of the privacy policy. */
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
    /** True if the URL of the response contains a secret. */
    secret?: boolean;
    ip: string;
    /** Remaining calls of this caller, by rate limit. */
    rateLimitStates?: readonly RateLimitState[];
    /**
     * Counts further calls of the IP address.
     * @throws Problem `too_often`
     */
    spend?: (calls: number) => Promise<void>;
    /** The parsed form of the request (forms/takeForm.ts). */
    form?: FormData;
  };
}
