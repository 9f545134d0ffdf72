import { createHash, randomBytes } from 'node:crypto';

type Client = 'meta' | 'tiktok' | 'youtube';

interface Code {
  readonly client: Client;
  readonly redirectUri: string;
  readonly challenge: string | null;
  readonly ends: number;
  used: boolean;
}
interface Token {
  readonly kind: 'short' | 'long' | 'access' | 'refresh';
  readonly ends: number;
  readonly made: number;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** OAuth codes and tokens of the social networks. */
export class Grants {
  /** Milliseconds by which the social networks' clock is ahead of the machine's clock. */
  ahead = 0;
  readonly #codes = new Map<string, Code>();
  readonly #tokens = new Map<string, Token>();

  /** Issues a code for the parameters of a social network's consent page, and returns it. */
  allow(client: Client, redirectUri: string, challenge: string | null): string {
    const code = randomBytes(12).toString('hex');
    this.#codes.set(code, { client, redirectUri, challenge, ends: this.now + 10 * MINUTE, used: false });
    return code;
  }
  /** Revokes all tokens. */
  takeBack(): void {
    this.#tokens.clear();
  }
  revoke(token: string): void {
    this.#tokens.delete(token);
  }
  get living(): string[] {
    return [...this.#tokens.values()].filter(({ ends }) => ends > this.now).map(({ kind }) => kind);
  }
  get now(): number {
    return Date.now() + this.ahead;
  }
  issue(kind: Token['kind'], lives: number): string {
    const token = `${kind}.${randomBytes(16).toString('hex')}`;
    this.#tokens.set(token, { kind, made: this.now, ends: this.now + lives });
    return token;
  }
  opens(token: string | null, ...kinds: Token['kind'][]): Token | undefined {
    const found = this.#tokens.get(token ?? '');
    return found && kinds.includes(found.kind) && found.ends > this.now ? found : undefined;
  }
  /**
   * Redeems a code. A code can be redeemed only once. Returns true if the client and the redirect URL match
   * and, if a challenge was sent, the challenge matches too.
   */
  redeem(client: Client, form: URLSearchParams): boolean {
    const code = this.#codes.get(form.get('code') ?? '');
    if (!code || code.client !== client || code.used || code.ends <= this.now) return false;
    code.used = true;
    if (code.redirectUri !== form.get('redirect_uri')) return false;
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest(client === 'tiktok' ? 'hex' : 'base64url');
    return code.challenge === null || code.challenge === challenge;
  }
}
