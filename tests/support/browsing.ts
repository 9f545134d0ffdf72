import type { RunningApp } from './app';

type Fields = Readonly<Record<string, string>>;

/**
 * A browser that runs no scripts. It keeps cookies and does not follow redirects. With a form, it sends the
 * CSRF token of the form's page.
 */
export class Browsing {
  constructor(
    private readonly url: string,
    private readonly cookies = new Map<string, string>(),
  ) {}

  /** Returns a browser that is signed in as the user, with a new session. */
  static async as({ url, database }: RunningApp, userId: number): Promise<Browsing> {
    const from = { now: new Date().toISOString(), ip: '', userAgent: '' };
    const token = await database.identity.openSession(userId, from);
    return new Browsing(url, new Map([['session', token]]));
  }

  /** Returns a new browser with copies of the cookies. */
  copy(): Browsing {
    return new Browsing(this.url, new Map(this.cookies));
  }

  /** Returns the value of the `Cookie` header. */
  cookieLine(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = {
      Accept: 'text/html',
      Cookie: this.cookieLine(),
      ...(init.headers as Fields | undefined),
    };
    const answer = await fetch(`${this.url}${path}`, { redirect: 'manual', ...init, headers });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value && !/max-age=0/i.test(set)) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return answer;
  }

  get(path: string): Promise<Response> {
    return this.fetch(path);
  }

  post(path: string, fields: Fields): Promise<Response> {
    return this.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
  }

  /** Returns the CSRF token of a page's forms. */
  async csrf(path: string): Promise<string> {
    const page = await (await this.get(path)).text();
    return (
      /csrfToken\\?",\\?"([\w.-]+)/.exec(page)?.[1] ?? /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
    );
  }

  /**
   * Sends a form with the CSRF token of its page. `from` is the path of the page if it differs from that of
   * the form.
   */
  async send(path: string, fields: Fields, from = path): Promise<Response> {
    return this.post(path, { csrf: await this.csrf(from), ...fields });
  }

  /** Calls the REST API as a script of the page would. */
  async call(method: string, path: string, body?: unknown): Promise<Response> {
    const { csrfToken } = (await (await this.get('/api/v1/me')).json()) as { csrfToken: string };
    return this.fetch(path, {
      method,
      headers: {
        'X-CSRF-TOKEN': csrfToken,
        'X-Requested-With': 'XMLHttpRequest',
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
}
