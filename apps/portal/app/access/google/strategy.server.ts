import type { Settings } from '@elenco/db';
import { redirect, type SessionStorage } from '@remix-run/node';
import * as openId from 'openid-client';
import { type AuthenticateOptions, Strategy } from 'remix-auth';

export type GoogleSettings = NonNullable<Settings['google']>;

/** What Google vouches for. */
export interface GooglePerson {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
}

/** What the browser keeps between going to Google and coming back; it is good for one answer. */
export interface Going {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly briefing?: string | undefined;
}

const patienceSeconds = 8;
const found = new Map<string, Promise<openId.Configuration>>();

/** Google's addresses and keys, looked up once per process; a failure is not remembered. */
function configurationOf({ issuer, clientId, clientSecret }: GoogleSettings): Promise<openId.Configuration> {
  const key = `${issuer} ${clientId}`;
  const known = found.get(key) ?? lookUp(issuer, clientId, clientSecret);
  found.set(key, known);
  known.catch(() => found.delete(key));
  return known;
}

async function lookUp(issuer: string, clientId: string, clientSecret: string) {
  const url = new URL(issuer);
  // Settings allow http outside of production only, for an OAuth server on this machine.
  const insecure = url.protocol === 'http:' ? [openId.allowInsecureRequests] : [];
  return openId.discovery(url, clientId, clientSecret, undefined, {
    // The signature of what Google says of a person is checked, not only the way it came.
    execute: [openId.enableNonRepudiationChecks, ...insecure],
    timeout: patienceSeconds,
  });
}

/**
 * OpenID Connect with state, nonce and PKCE as a strategy of remix-auth: the first request leads to Google, the
 * second one, at `callback`, comes back from there. Decision 016.
 */
export class GoogleStrategy extends Strategy<GooglePerson, GooglePerson> {
  override name = 'google';

  constructor(
    private readonly settings: GoogleSettings,
    /** As it is registered with Google. */
    private readonly callback: string,
  ) {
    super(async (person) => person);
  }

  override async authenticate(
    request: Request,
    storage: SessionStorage,
    _options: AuthenticateOptions,
  ): Promise<GooglePerson> {
    const config = await configurationOf(this.settings);
    const { pathname, search, searchParams } = new URL(request.url);
    const session = await storage.getSession(request.headers.get('cookie'));
    if (pathname !== new URL(this.callback).pathname) {
      const going: Going = {
        state: openId.randomState(),
        nonce: openId.randomNonce(),
        verifier: openId.randomPKCECodeVerifier(),
        briefing: /^\d{1,10}$/.exec(searchParams.get('briefing') ?? '')?.[0],
      };
      session.set('going', going);
      const headers = { 'Set-Cookie': await storage.commitSession(session) };
      throw redirect((await this.#addressFor(config, going)).href, { headers });
    }
    const going = session.get('going') as Going | undefined;
    if (!going) throw new Error('nobody of this browser was on the way');
    const tokens = await openId.authorizationCodeGrant(config, new URL(this.callback + search), {
      expectedState: going.state,
      expectedNonce: going.nonce,
      pkceCodeVerifier: going.verifier,
      idTokenExpected: true,
    });
    return this.verify(personIn(tokens.claims()));
  }

  async #addressFor(config: openId.Configuration, { state, nonce, verifier }: Going): Promise<URL> {
    return openId.buildAuthorizationUrl(config, {
      redirect_uri: this.callback,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await openId.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
  }
}

/** @throws when Google did not give an address */
function personIn(claims: openId.IDToken | undefined): GooglePerson {
  if (typeof claims?.email !== 'string') throw new Error('the answer names nobody');
  const { sub: subject, email, email_verified: verified, name } = claims;
  return {
    subject,
    email,
    emailVerified: verified === true,
    name: typeof name === 'string' ? name : '',
  };
}
