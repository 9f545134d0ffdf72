import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { retryDataRequests } from './steadyReads';

let server: Server;
let origin: string;
let broken = 0;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const [path, kind] = url.split('?');
    if (kind === 'moved') return void response.writeHead(302, { Location: `${path}?there` }).end();
    if (kind === 'nothing') return void response.writeHead(204).end();
    if (kind === 'broken' && broken++ === 0) {
      response.writeHead(200, { 'Content-Length': '100' }).write('half');
      return void setImmediate(() => response.destroy());
    }
    response.writeHead(kind === 'accepted' ? 202 : 200, { 'X-Remix-Response': 'yes' }).end('whole');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const window = Object.assign(new EventTarget(), {
    fetch,
    location: new URL('/dashboard/messages', origin),
    setTimeout,
    clearTimeout,
  });
  vi.stubGlobal('window', window);
  retryDataRequests();
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const read = (kind: string) => window.fetch(new URL(`/dashboard/messages.data?${kind}`, origin));

it.each([
  ['whole', { status: 200, redirected: false, url: '/dashboard/messages.data?whole', text: 'whole' }],
  ['accepted', { status: 202, redirected: false, url: '/dashboard/messages.data?accepted', text: 'whole' }],
  ['moved', { status: 200, redirected: true, url: '/dashboard/messages.data?there', text: 'whole' }],
  ['nothing', { status: 204, redirected: false, url: '/dashboard/messages.data?nothing', text: '' }],
])(
  'returns the server’s response to a data request unchanged: %s',
  async (kind, { url, text, ...expected }) => {
    const answer = await read(kind);
    expect(answer).toMatchObject({ ...expected, url: origin + url });
    expect(await answer.text()).toBe(text);
  },
);

it('repeats a data request whose response was interrupted', async () => {
  const answer = await read('broken');
  expect(await answer.text()).toBe('whole');
  expect(broken).toBe(2);
});
