import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';

/**
 * Traces calls to other servers by `fetch` and `node:http`, using the diagnostics channels of Node. Records
 * only calls inside a trace. Records method, host and status, but not path and query string, because these
 * may contain tokens and ids. Returns a function that stops tracing.
 */
export function traceOutgoing(tracer: Tracer): () => void {
  const open = new WeakMap<object, Span>();
  const begin = (request: object, method: string, host: string) => {
    if (!trace.getActiveSpan()?.isRecording()) return;
    const attributes = { 'http.request.method': method, 'server.address': host };
    open.set(request, tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }));
  };
  const end = (request: object, status: number | undefined, error?: unknown) => {
    const span = open.get(request);
    if (!span) return;
    open.delete(request);
    if (status !== undefined) span.setAttribute('http.response.status_code', status);
    if (error !== undefined)
      span.setAttribute('error.type', (error as NodeJS.ErrnoException)?.code ?? 'Error');
    if (status === undefined || status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  type Fetched = { request: { method: string; origin: string | URL } };
  type Asked = { request: ClientRequest };
  const channels: Record<string, (message: never) => void> = {
    'undici:request:create': ({ request }: Fetched) =>
      begin(request, request.method, new URL(request.origin).hostname),
    'undici:request:headers': ({ request, response }: Fetched & { response: { statusCode: number } }) =>
      end(request, response.statusCode),
    'undici:request:error': ({ request, error }: Fetched & { error: unknown }) =>
      end(request, undefined, error),
    'http.client.request.start': ({ request }: Asked) => begin(request, request.method, request.host),
    'http.client.response.finish': ({ request, response }: Asked & { response: IncomingMessage }) =>
      end(request, response.statusCode),
    'http.client.request.error': ({ request, error }: Asked & { error: unknown }) =>
      end(request, undefined, error),
  };
  const listeners = Object.entries(channels) as [string, (message: unknown) => void][];
  for (const [name, listener] of listeners) subscribe(name, listener);
  return () => {
    for (const [name, listener] of listeners) unsubscribe(name, listener);
  };
}
