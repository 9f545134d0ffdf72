import type { Settings } from '@elenco/db';
import type { SessionStorage } from '@remix-run/node';
import * as openId from 'openid-client';
import type { AuthenticateOptions } from 'remix-auth';
import { type GoogleProfile, GoogleStrategy as OAuthStrategy } from 'remix-auth-google';

export type GoogleSettings = NonNullable<Settings['google']>;

/** Identity verified by Google. */
export interface GooglePerson {
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
}

/** Value that the browser stores with the state until the callback; valid for one callback. */
export interface PendingSignIn {
  readonly nonce: string;
  readonly verifier: string;
  readonly briefing?: string | undefined;
}

/** Key of the state in remix-auth-oauth2. */
const stateKey = 'oauth2:state';
const TIMEOUT_SECONDS = 8;
const found = new Map<string, Promise<openId.Configuration>>();

/** Returns Google's endpoints and keys, fetched once per process. A failure is not cached. */
function configurationOf({ issuer, clientId, clientSecret }: GoogleSettings): Promise<openId.Configuration> {
  const key = `${issuer} ${clientId}`;
  const known = found.get(key) ?? lookUp(issuer, clientId, clientSecret);
  found.set(key, known);
  known.catch(() => found.delete(key));
  return known;
}

async function lookUp(issuer: string, clientId: string, clientSecret: string) {
  const url = new URL(issuer);
  // Settings allow HTTP outside of production only, for an OAuth server on the same machine.
  const insecure = url.protocol === 'http:' ? [openId.allowInsecureRequests] : [];
  return openId.discovery(url, clientId, clientSecret, undefined, {
    // Verifies the signature of the ID token in addition to the TLS connection.
    execute: [openId.enableNonRepudiationChecks, ...insecure],
    timeout: TIMEOUT_SECONDS,
  });
}

/** Google's response, with the values against which it is checked. */
interface CallbackAnswer {
  readonly config: openId.Configuration;
  readonly answer: URL;
  readonly state: string | undefined;
  readonly going: PendingSignIn;
}

/**
 * Extends remix-auth-google with OpenID Connect: endpoints from discovery, nonce, PKCE, and the user of the
 * verified ID token. One instance per request. Decision 175.
 */
export class GoogleStrategy extends OAuthStrategy<GooglePerson> {
  #params: Readonly<Record<string, string>> = {};
  #returning: CallbackAnswer | undefined;
  #claims: openId.IDToken | undefined;

  constructor(
    private readonly settings: GoogleSettings,
    /** Callback URL, as registered with Google. */
    private readonly callback: string,
  ) {
    super(
      {
        clientID: settings.clientId,
        clientSecret: settings.clientSecret,
        callbackURL: callback,
        scope: 'openid email profile',
      },
      async ({ profile }) => personIn(profile),
    );
  }

  override async authenticate(
    request: Request,
    storage: SessionStorage,
    options: AuthenticateOptions,
  ): Promise<GooglePerson> {
    const config = await configurationOf(this.settings);
    this.authorizationURL = config.serverMetadata().authorization_endpoint ?? this.authorizationURL;
    const { pathname, search, searchParams } = new URL(request.url);
    const session = await storage.getSession(request.headers.get('cookie'));
    if (pathname === new URL(this.callback).pathname) {
      const going = session.get('going') as PendingSignIn | undefined;
      if (!going) throw new Error('this browser has no pending sign-in');
      const state = session.get(stateKey) as string | undefined;
      this.#returning = { config, going, state, answer: new URL(this.callback + search) };
      // remix-auth-google ignores errors of the provider.
      if (searchParams.has('error')) await this.#redeem(this.#returning);
    } else {
      const going: PendingSignIn = {
        nonce: openId.randomNonce(),
        verifier: openId.randomPKCECodeVerifier(),
        briefing: /^\d{1,10}$/.exec(searchParams.get('briefing') ?? '')?.[0],
      };
      session.set('going', going);
      this.#params = {
        nonce: going.nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(going.verifier),
        code_challenge_method: 'S256',
      };
    }
    // remix-auth-google reads the session again and commits it with its state.
    return super.authenticate(request, { ...storage, getSession: async () => session }, options);
  }

  protected override authorizationParams(): URLSearchParams {
    return new URLSearchParams({ ...Object.fromEntries(super.authorizationParams()), ...this.#params });
  }

  protected override async fetchAccessToken() {
    if (!this.#returning) throw new Error('the callback has no code');
    const tokens = await this.#redeem(this.#returning);
    this.#claims = tokens.claims();
    const { access_token: accessToken, id_token: idToken = '', scope = '' } = tokens;
    return {
      accessToken,
      extraParams: {
        id_token: idToken,
        scope,
        token_type: 'Bearer' as const,
        expires_in: 3920 as const,
      },
    };
  }

  /** @throws if the ID token has no e-mail address */
  protected override async userProfile(): Promise<GoogleProfile> {
    const claims = this.#claims;
    if (typeof claims?.email !== 'string') throw new Error('the ID token has no e-mail address');
    const text = (name: string) => {
      const value = claims[name];
      return typeof value === 'string' ? value : '';
    };
    const [name, familyName, givenName] = [text('name'), text('family_name'), text('given_name')];
    return {
      provider: 'google',
      id: claims.sub,
      displayName: name,
      name: { familyName, givenName },
      emails: [{ value: claims.email }],
      photos: [{ value: text('picture') }],
      _json: {
        sub: claims.sub,
        name,
        given_name: givenName,
        family_name: familyName,
        picture: text('picture'),
        locale: text('locale'),
        email: claims.email,
        email_verified: claims.email_verified === true,
        hd: text('hd'),
      },
    };
  }

  /** Checks state, issuer, nonce, verifier and the signature of the ID token. */
  #redeem({ config, answer, state, going }: CallbackAnswer) {
    return openId.authorizationCodeGrant(config, answer, {
      ...(state === undefined ? {} : { expectedState: state }),
      expectedNonce: going.nonce,
      pkceCodeVerifier: going.verifier,
      idTokenExpected: true,
    });
  }
}

const personIn = ({ id, displayName, _json }: GoogleProfile): GooglePerson => ({
  subject: id,
  email: _json.email,
  emailVerified: _json.email_verified,
  name: displayName,
});
