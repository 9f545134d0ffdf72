import { Visitor } from './visitor';

/** A response whose body was read completely. */
export interface Answer {
  readonly status: number;
  /** Target of the redirect; null if the response is not a redirect. */
  readonly to: string | null;
  readonly headers: Headers;
  readonly body: string;
}

const read = async (answer: Response): Promise<Answer> => ({
  status: answer.status,
  to: answer.headers.get('location'),
  headers: answer.headers,
  body: await answer.text(),
});

/** A visitor who reads Portuguese. Reads the body of every response completely. */
export class Reader {
  readonly #visitor: Visitor;
  readonly cookies: Map<string, string>;

  constructor(base: string) {
    this.#visitor = new Visitor(base, 'pt');
    this.cookies = this.#visitor.cookies;
  }

  async get(path: string): Promise<Answer> {
    return read(await this.#visitor.get(path));
  }

  async post(path: string, fields: Record<string, string>, from = path): Promise<Answer> {
    return read(await this.#visitor.post(path, fields, from));
  }
}

const passing = new Set(['date', 'x-request-id', 'content-security-policy', 'content-length']);
/** Matches the values in a page that change with every request. */
const changing = /nonce="[^"]*"|name="csrf" value="[^"]*"|(csrfToken|now)\\",\\"[^"]*"/g;

/**
 * Returns a response without the values that change with every request and without those that a user typed,
 * so that responses can be compared.
 */
export function comparable({ status, to, headers, body }: Answer, ...typed: readonly string[]) {
  const reported: [string, string][] = [];
  headers.forEach((value, name) => {
    if (passing.has(name)) return;
    reported.push([name, name === 'set-cookie' ? value.replace(/=[^;]*/, '=') : value]);
  });
  const text = typed.reduce((all, one) => all.replaceAll(one, '…'), body).replace(changing, '');
  return { status, to, reported, text };
}
