import type { Actor, User } from '@elenco/core/people';
import type { Settings as AllSettings, ImpersonatedBy } from '@elenco/db';
import type { Logger } from 'pino';
import type { Session } from '../app/context.server';
import type { RateLimitState } from './api/rateLimitState';

/** The settings that the portal's server reads. */
export type Settings = Pick<
  AllSettings,
  | 'host'
  | 'port'
  | 'drainMs'
  | 'baseUrl'
  | 'dataDir'
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
  | 'stripe'
  | 'cepUrl'
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

/** Whether people reach us by HTTPS; cookies are then Secure and `__Host-`. */
export function isSecure({ baseUrl }: Pick<Settings, 'baseUrl'>): boolean {
  return baseUrl.startsWith('https:');
}

/** Whether pages come from Vite with hot reload, or from the build. */
export type Mode = 'development' | 'production';

/** Who sends a request. */
export interface Identity {
  readonly actor: Actor;
  readonly user: User | null;
  readonly session: Session | null;
  /** What a program's token may do; null for browsers. */
  readonly scopes: readonly string[] | null;
  /** After a `login as`: who really sits there; actor and user are then the other person. */
  readonly impersonatedBy: ImpersonatedBy | null;
  /** Whether a text that the person agreed to has been replaced since. */
  readonly mustAgree: boolean;
}

/** What the middlewares leave for those after them. */
export interface Env {
  Variables: Identity & {
    nonce: string;
    requestId: string;
    log: Logger;
    /** The answer carries a secret in its address. */
    secret?: boolean;
    ip: string;
    /** What is left to this caller. */
    rateLimitStates?: readonly RateLimitState[];
    /** Counts further calls of the address. @throws Problem `too_often` */
    spend?: (calls: number) => Promise<void>;
    /** What came with the request, read (forms/takeForm.ts). */
    form?: FormData;
  };
}
