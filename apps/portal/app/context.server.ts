import type { PaymentProvider } from '@elenco/core/finance';
import type { Actor, Proof, User } from '@elenco/core/people';
import type { Database, ImpersonatedBy, Seal, Settings } from '@elenco/db';
import type { Contents } from '../server/contents';
import type { PrelaunchGate } from '../server/pages/gate';
import type { Connector } from './connection/connector.server';
import type { Locale } from './i18n/locales';
import type { Preferences } from './preferences';

/** A signed-in browser. */
export interface Session {
  readonly id: number;
  /** When its person last showed who they are, and with what they can do so anew. */
  readonly reauthenticated: { readonly at: string; readonly by: Proof };
  /** How far the person's feed went before anything was read for this request. */
  readonly feedCursor: number;
}

/** All that a loader or an action may know about the request besides the request itself. */
export interface AppContext {
  readonly app: Database;
  readonly actor: Actor;
  /** The person behind the actor; null when signed out. */
  readonly user: User | null;
  readonly session: Session | null;
  /** After a `login as`: who really sits there. */
  readonly impersonatedBy: ImpersonatedBy | null;
  readonly locale: Locale;
  /** For inline scripts and styles of this one answer. */
  readonly nonce: string;
  /** The injected clock. */
  now(): Date;
  /** What was sent with the request, which itself has no body any more; empty where nothing was. */
  readonly form: FormData;
  /** To be sent back by every form as its first field, `csrf`, or in the header `X-CSRF-TOKEN`. */
  readonly csrfToken: string;
  readonly preferences: Preferences;
  /** Address that the request comes from. */
  readonly ip: string;
  /** Whether people reach us by HTTPS, so that cookies are for it only. */
  readonly secure: boolean;
  /** Whether staff whose duties demand it sign in with a second factor. */
  readonly staffSecondFactor: boolean;
  /** How people reach us, without a slash at the end. */
  readonly baseUrl: string;
  /** Signs cookies. */
  readonly cookieSecret: string;
  /** Where people can sign in with Google; null where that is not set up. */
  readonly google: Settings['google'];
  /** Somebody else's sign-up form for the newsletter; null where it is our own. */
  readonly newsletterForm: string | null;
  /** What stands before everything until the launch; null where nothing does. */
  readonly gate: PrelaunchGate | null;
  /** What staff have published for the public pages. */
  readonly contents: Contents;
  /** Who answers for personal data, as the texts on it say. */
  readonly legal: Settings['legal'];
  /** Closes what must be read again before it is stored. */
  readonly seal: Seal;
  /** Opens a session for a person whose identity was just proven; an older one of this browser ends. */
  signIn(userId: number): Promise<void>;
  /** Ends this browser's session. */
  signOut(): Promise<void>;
  /** `Login as`: until it is ended or over, this browser is that person. @throws Problem where it may not */
  impersonate(userId: number, reason: string): Promise<void>;
  /** Back to oneself. */
  stopImpersonating(): Promise<void>;
  /** The answer is to be kept by nobody, and its address told to no other site: it carries a secret. */
  keepSecret(): void;
  /** Keeps a file that the signed-in person sent and gives its id. @throws Problem for what may not be kept, at `/file` */
  keepFile(file: File): Promise<number>;
  /** Keeps a file that a guest sent, as the company's and the person's who let the guest in. @throws Problem as above */
  keepGuestFile(
    file: File,
    of: { readonly ownerId: number; readonly companyId: number },
  ): Promise<{ readonly id: number; readonly sha256: string }>;
  /** The bytes of a file that was found for this actor, or the part of them that the request asks for. */
  openFile(file: { readonly sha256: string; readonly size: number }): Promise<{
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: ReadableStream<Uint8Array> | null;
  }>;
  /** A picture that was handed in, small: a JPEG four wide and five high; undefined where it cannot be drawn. */
  thumbnail(file: { readonly sha256: string }): Promise<Uint8Array | undefined>;
  /** Keeps a photograph or a logo and gives its name. @throws Problem for what is none, at `/file` */
  keepPhoto(file: File, kind: 'portrait' | 'logo' | 'work' | 'background'): Promise<string>;
  /** An archive of somebody's data by its name; undefined where there is none any more. */
  openExport(name: string): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Who moves money for us, with or without cards. */
  readonly provider: PaymentProvider;
  /** The networks where creators connect their accounts. */
  readonly networks: Connector;
  /** Whether pages for developers (/dev/…) are served. */
  readonly developer: boolean;
  /** Writes an unexpected error to the request log. */
  report(error: unknown): void;
}
