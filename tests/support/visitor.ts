/**
 * A browser that runs no scripts. It keeps cookies, reads pages and sends HTML forms, and does not follow
 * redirects.
 */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(
    private readonly base: string,
    private readonly language = 'en',
  ) {}

  async get(path: string): Promise<Response> {
    return this.#ask(path, {});
  }

  /** Sends a form with the CSRF token of the page at `from`, which contains the form. */
  async post(path: string, fields: Record<string, string | string[]>, from = path): Promise<Response> {
    const page = await (await this.get(from)).text();
    const csrf = /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const body = new URLSearchParams({ csrf });
    for (const [name, value] of Object.entries(fields)) {
      for (const one of [value].flat()) body.append(name, one);
    }
    return this.#ask(path, { method: 'POST', body });
  }

  async #ask(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { Accept: 'text/html', 'Accept-Language': this.language, Cookie: cookie };
    const answer = await fetch(`${this.base}${path}`, { redirect: 'manual', ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}
