import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';

const read = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');
export const certificate = read('receiver.crt');

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Starts an HTTPS server that receives a company's webhooks. The server stores the requests, and tests set
 * its response.
 */
export async function startReceiver() {
  const received: Received[] = [];
  let answer: RequestListener = (_, reply) => reply.writeHead(204).end();
  const server = createServer({ key: read('receiver.key'), cert: certificate }, (request, reply) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      answer(request, reply);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    received,
    answers(next: RequestListener) {
      answer = next;
    },
    stop: () =>
      new Promise<void>((ended) => {
        server.close(() => ended());
        server.closeAllConnections();
      }),
  };
}

/** Returns a DNS lookup that resolves every host name to one IP address, as a malicious name server might. */
export const leadingTo = (address: string): LookupFunction =>
  ((_name: string, options: { all?: boolean }, back: (...answer: unknown[]) => void) =>
    options.all ? back(null, [{ address, family: 4 }]) : back(null, address, 4)) as LookupFunction;
