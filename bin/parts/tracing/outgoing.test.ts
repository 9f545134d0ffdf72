import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { traceOutgoing } from './outgoing';

const exporter = new InMemorySpanExporter();
const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
const tracer = provider.getTracer('test');
const network = createServer((request, response) => {
  response.writeHead(request.url?.startsWith('/missing') ? 404 : 200).end('{}');
});
let url: string;
let end: () => void;
beforeAll(async () => {
  network.listen(0, '127.0.0.1');
  await once(network, 'listening');
  url = `http://127.0.0.1:${(network.address() as AddressInfo).port}`;
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  end = traceOutgoing(tracer);
});
afterAll(async () => {
  end();
  context.disable();
  network.closeAllConnections();
  network.close();
  await provider.shutdown();
});
beforeEach(() => exporter.reset());

/** Runs work in a recorded span. */
const within = <T>(work: () => Promise<T>): Promise<T> => {
  const span = tracer.startSpan('work');
  return context.with(trace.setSpan(context.active(), span), work).finally(() => span.end());
};
const calls = () =>
  exporter
    .getFinishedSpans()
    .flatMap(({ name, attributes, status, parentSpanContext }) =>
      name === 'work'
        ? []
        : { name, attributes, failed: status.code === 2, below: Boolean(parentSpanContext) },
    );

describe('a call to another server', () => {
  it.each([
    ['fetch', async (path: string) => void (await (await fetch(`${url}${path}`)).text())],
    [
      'node:http',
      async (path: string) => {
        const [response] = await once(get(`${url}${path}`), 'response');
        await once(response.resume(), 'end');
      },
    ],
  ])('is traced with host and status but without its path when made with %s', async (_, call) => {
    await within(() => call('/people/7?token=secret'));
    await within(() => call('/missing'));
    const attributes = { 'http.request.method': 'GET', 'server.address': '127.0.0.1' };
    expect(calls()).toEqual(
      [200, 404].map((status) => ({
        name: 'GET 127.0.0.1',
        attributes: { ...attributes, 'http.response.status_code': status },
        failed: status === 404,
        below: true,
      })),
    );
  });

  it('is traced as failed if the server cannot be reached', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    await new Promise((settle) => closed.close(settle));
    await within(() => fetch(`http://127.0.0.1:${port}/`).catch(() => {}));
    expect(calls()).toMatchObject([{ failed: true, attributes: { 'error.type': 'ECONNREFUSED' } }]);
  });

  it('is not traced outside of a trace', async () => {
    await fetch(url);
    expect(calls()).toEqual([]);
  });
});
