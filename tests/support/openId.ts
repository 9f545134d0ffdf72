import { createServer, type Server } from 'node:http';
import Provider from 'oidc-provider';

/** An account at the provider. */
export interface Account {
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
}

const client = { client_id: 'elenco-test', client_secret: 'a secret of the test' };
export const clientEnv = { GOOGLE_CLIENT_ID: client.client_id, GOOGLE_CLIENT_SECRET: client.client_secret };

/**
 * An OpenID provider that replaces Google. The provider requires PKCE, and its codes can be used only once.
 */
export class OpenIdProvider {
  readonly accounts = new Map<string, Account>();
  #server: Server | undefined;
  #provider: Provider | undefined;

  constructor(readonly port: number) {}

  get issuer(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(callback: string, clientSecret = client.client_secret): Promise<void> {
    const provider = new Provider(this.issuer, {
      clients: [{ ...client, client_secret: clientSecret, redirect_uris: [callback] }],
      claims: { email: ['email', 'email_verified'], profile: ['name'] },
      // Like Google, puts the claims into the ID token.
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      cookies: { keys: ['of the test'] },
      findAccount: async (_context, id) => ({
        accountId: id,
        claims: async () => ({ sub: id, ...this.accounts.get(id) }),
      }),
    });
    this.#provider = provider;
    this.#server = createServer(provider.callback());
    await new Promise<void>((settle) => this.#server?.listen(this.port, '127.0.0.1', settle));
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((settle) => (this.#server ? this.#server.close(settle) : settle(undefined)));
    this.#server = undefined;
  }

  /** Makes a code expire. */
  async expire(code: string): Promise<void> {
    const kept = await this.#provider?.AuthorizationCode.find(code);
    if (!kept) throw new Error('the provider does not know this code');
    kept.exp = 1;
    await kept.save();
  }

  /**
   * Signs in at the provider as the account `subject`. If `subject` is null, the user refuses to sign in.
   * Returns the URL to which the provider redirects.
   */
  async answer(address: string, subject: string | null): Promise<URL> {
    const cookies = new Map<string, string>();
    const ask = async (path: string, form?: Record<string, string>): Promise<URL> => {
      const headers = { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') };
      const init = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
      const answer = await fetch(new URL(path, this.issuer), { redirect: 'manual', headers, ...init });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const to = answer.headers.get('location');
      if (!to) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return new URL(to, this.issuer);
    };
    let at = await ask(address);
    for (const prompt of ['login', 'consent']) {
      if (at.origin !== this.issuer) return at;
      at =
        subject === null
          ? await ask(`${at.pathname}/abort`)
          : await ask(at.pathname, { prompt, login: subject, password: 'any' });
      while (at.origin === this.issuer && !at.pathname.startsWith('/interaction/')) at = await ask(at.href);
    }
    return at;
  }
}
