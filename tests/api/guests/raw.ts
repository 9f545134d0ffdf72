import { request } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly location: string;
  readonly body: string;
}

/** Requests a path exactly as written. `fetch` would normalize dots, slashes and letters. */
export function requestRaw(url: string, path: string, cookie = ''): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  // Sends non-ASCII characters as raw bytes, because some clients do so.
  const bytes = Buffer.from(path, 'utf8').toString('latin1');
  return new Promise((settle, fail) => {
    const asked = request({ hostname, port, path: bytes, headers: { Accept: 'text/html', Cookie: cookie } });
    asked.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        settle({
          status: answer.statusCode ?? 0,
          location: answer.headers.location ?? '',
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    asked.on('error', fail);
    asked.end();
  });
}
