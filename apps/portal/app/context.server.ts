import type { PaymentProvider } from '@elenco/core/finance';
import type { Actor, Proof, User } from '@elenco/core/people';
import type { Database, ImpersonatedBy, Seal, Settings } from '@elenco/db';
import type { Contents } from '../server/contents';
import type { PrelaunchGate } from '../server/pages/gate';
import type { Connector } from './connection/connector.server';
import type { Locale } from './i18n/locales';
import type { Preferences } from './preferences';

/** The session of a signed-in browser. */
export interface Session {
  readonly id: number;
  /** Time and method of the user's last reauthentication. */
  readonly reauthenticated: { readonly at: string; readonly by: Proof };
  /** Position in the user's feed of changes before this request read anything. */
  readonly feedCursor: number;
}

/** Context that loaders and actions receive in addition to the request. */
export interface AppContext {
  readonly app: Database;
  readonly actor: Actor;
  /** The user behind the actor; null when signed out. */
  readonly user: User | null;
  readonly session: Session | null;
  /** The impersonator during an impersonation; null otherwise. */
  readonly impersonatedBy: ImpersonatedBy | null;
  readonly locale: Locale;
  /** CSP nonce for inline scripts and styles of this response. */
  readonly nonce: string;
  /** Returns the time of the injected clock. */
  now(): Date;
  /**
   * Fields of the submitted form; empty if the request contains no form. The server has already read the
   * request's body.
   */
  readonly form: FormData;
  /** CSRF token, which every form sends as its first field `csrf`, or in the header `X-CSRF-TOKEN`. */
  readonly csrfToken: string;
  readonly preferences: Preferences;
  /** IP address of the client. */
  readonly ip: string;
  /** True if users reach the platform by HTTPS, so that cookies are for HTTPS only. */
  readonly secure: boolean;
  /** True if some staff duties require a second factor. */
  readonly staffSecondFactor: boolean;
  /** Public URL of the platform, without a trailing slash. */
  readonly baseUrl: string;
  /** Secret with which cookies are signed. */
  readonly cookieSecret: string;
  /** Settings of Google sign-in; null if it is not configured. */
  readonly google: Settings['google'];
  /** Newsletter form of a third party; null if the platform's own form is used. */
  readonly newsletterForm: string | null;
  /** Pre-launch gate; null if there is none. */
  readonly gate: PrelaunchGate | null;
  /** Published content of the public pages. */
  readonly contents: Contents;
  /** Controller of personal data, for legal texts. */
  readonly legal: Settings['legal'];
  /** Encrypts values that must be readable again. */
  readonly seal: Seal;
  /** Opens a session for an authenticated user; ends an older session of this browser. */
  signIn(userId: number): Promise<void>;
  /** Ends this browser's session. */
  signOut(): Promise<void>;
  /**
   * Starts an impersonation: this browser acts as that user until the impersonation ends or expires.
   * @throws Problem if not allowed
   */
  impersonate(userId: number, reason: string): Promise<void>;
  /** Ends the impersonation. */
  stopImpersonating(): Promise<void>;
  /** Forbids caching and referrers, since the response contains a secret. */
  keepSecret(): void;
  /**
   * Stores a file of the signed-in user and returns its id.
   * @throws Problem at `/file` for a rejected file
   */
  keepFile(file: File): Promise<number>;
  /**
   * Stores a guest's file, which belongs to the company and the user who created the share link.
   * @throws Problem at `/file` for a rejected file
   */
  keepGuestFile(
    file: File,
    of: { readonly ownerId: number; readonly companyId: number },
  ): Promise<{ readonly id: number; readonly sha256: string }>;
  /** Returns the bytes of a file that the actor may read, or the requested range of them. */
  openFile(file: { readonly sha256: string; readonly size: number }): Promise<{
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: ReadableStream<Uint8Array> | null;
  }>;
  /** Returns an uploaded picture as a small JPEG in the proportions 4:5; undefined if it cannot be drawn. */
  thumbnail(file: { readonly sha256: string }): Promise<Uint8Array | undefined>;
  /**
   * Stores a photograph or a logo, and returns its name.
   * @throws Problem at `/file` for files of other types
   */
  keepPhoto(file: File, kind: 'portrait' | 'logo' | 'work' | 'background'): Promise<string>;
  /** Returns a photograph as a small JPEG in the proportions 4:5; undefined if it is not stored. */
  photoThumbnail(name: string): Promise<Uint8Array | undefined>;
  /** True if the picture is stored. */
  hasPhoto(name: string): Promise<boolean>;
  /** Stores the preview picture of a video. Returns its name, or null if the video has no preview picture. */
  keepStill(video: { readonly link: string | null; readonly fileId: number | null }): Promise<string | null>;
  /** Opens a user's data export by its name; undefined if the export was deleted. */
  openExport(name: string): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Client of the card provider, which exists even if cards are not accepted. */
  readonly provider: PaymentProvider;
  /** Connects creators' accounts at social networks. */
  readonly networks: Connector;
  /** True if pages for developers (/dev/…) are served. */
  readonly developer: boolean;
  /** Writes an unexpected error to the request log. */
  report(error: unknown): void;
}
