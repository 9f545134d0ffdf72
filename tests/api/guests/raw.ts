import { request } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly location: string;
  readonly body: string;
}

/** Asks for a path exactly as it is written: `fetch` would tidy up dots, slashes and letters before it is sent. */
export function askRaw(url: string, path: string, cookie = ''): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  // What is no ASCII goes out as its bytes, as careless programs send it.
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
