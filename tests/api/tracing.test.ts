import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { consentTexts } from '@elenco/core';
import { ids } from '@elenco/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { receiveMail } from '../support/mails';
import { putRows } from '../support/rows';
import { Visitor } from '../support/visitor';
import { oneOfEach, people } from './cast';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number | string };
}
interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly status?: { readonly code?: number };
}
interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

/** Exported traces that the simulated OpenTelemetry collector received, as JSON. */
const received: Export[] = [];
const collector = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part;
  });
  request.on('end', () => {
    if (request.url === '/v1/traces') received.push(JSON.parse(body) as Export);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
});

let app: RunningApp;
let post: Awaited<ReturnType<typeof receiveMail>>;
beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  post = await receiveMail();
  app = await startApp({
    alone: true,
    env: {
      ...post.env,
      LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    },
  });
  await putRows(app.databaseUrl, oneOfEach);
});
afterAll(async () => {
  await app.stop();
  await post.close();
  collector.close();
});

const spans = (): Span[] =>
  received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
const attributeOf = ({ attributes }: Span, key: string) => {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? (value?.intValue === undefined ? undefined : Number(value.intValue));
};
const parentOf = (span: Span) => spans().find(({ spanId }) => spanId === span.parentSpanId);

/** Returns the names of a span and its ancestors, the root span first. */
function spanPathOf(span: Span): string[] {
  const parent = parentOf(span);
  return [...(parent ? spanPathOf(parent) : []), span.name];
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
const ofTrace = () => spans().filter((span) => span.traceId === traceId);

const brand = {
  tradeName: 'Marker Trade',
  legalName: 'Marker Legal Ltda.',
  cnpj: '11444777000161',
  name: 'Marker Person',
  email: 'marker-7c1f@marca.example',
  phone: '+55 (11) 98765-4321',
  password: 'marker muro azul 77',
  terms: consentTexts.terms,
};

it('continues the caller’s trace through page and loaders to the SQL statements', async () => {
  const user = await Browsing.as(app, people.brandOwner.id);
  const answer = await user.fetch('/dashboard/client?marker=query-7c1f', { headers: { traceparent } });
  await answer.text();
  await expect.poll(() => ofTrace().map(({ name }) => name)).toContain('GET /dashboard/client');
  const request = ofTrace().find(({ name }) => name === 'GET /dashboard/client') as Span;
  expect(request.parentSpanId).toBe('00f067aa0ba902b7');
  expect(attributeOf(request, 'http.route')).toBe('/dashboard/client');
  expect(attributeOf(request, 'http.response.status_code')).toBe(200);
  const lines = ofTrace().map(spanPathOf);
  const statement = lines.find((line) => line[1]?.startsWith('loader ') && /^SELECT \w/.test(line[2] ?? ''));
  expect(statement?.[0]).toBe('GET /dashboard/client');
  const { resourceSpans } = received[0] as Export;
  const named = resourceSpans[0]?.resource.attributes.find(({ key }) => key === 'service.name');
  expect(named?.value.stringValue).toBe('elenco');
  await expect.poll(() => app.output()).toContain(`"trace_id":"${traceId}"`);
});

describe('the exported trace of a command', () => {
  it("contains the command's statements, and the delivery and the e-mail that it queued", async () => {
    const visitor = new Visitor(app.url);
    expect((await visitor.post('/signup/brand', brand)).status).toBe(302);
    await expect.poll(() => post.to(app.database, brand.email)).not.toEqual([]);
    await expect.poll(() => spans().map(({ name }) => name)).toContain('send mail');
    const mail = spans().find(({ name }) => name === 'send mail') as Span;
    const line = spanPathOf(mail);
    expect(line[0]).toBe('POST /signup/brand');
    expect(line[1]).toMatch(/^action /);
    expect(line.slice(2).filter((name) => !/^(SELECT|INSERT)/.test(name))).toEqual([
      'command companies.signUp',
      'job deliver',
      'job mail',
      'send mail',
    ]);
  });

  it('contains the code of a refusal, which does not count as an error', async () => {
    const user = await Browsing.as(app, people.brandOwner.id);
    const answer = await user.call('POST', `/api/v1/briefings/${ids.briefing}/moves`, {
      move: 'submit',
      version: 99,
    });
    expect(answer.status).toBe(409);
    const refused = () => spans().find((span) => attributeOf(span, 'elenco.refusal') !== undefined);
    await expect.poll(() => refused() && parentOf(refused() as Span)).toBeDefined();
    const span = refused() as Span;
    expect(attributeOf(span, 'elenco.refusal')).toBe('stale');
    expect(span.status?.code ?? 0).toBe(0);
    expect(spanPathOf(span)).toEqual(['POST /api/v1/briefings/:id/moves', 'command briefings.submit']);
  });
});

it('exports traces that contain no values, URLs or ids', () => {
  const text = JSON.stringify(received);
  const markers = [...Object.values(brand).filter((value) => /marker|1144|98765/i.test(value)), 'query-7c1f'];
  expect(markers.length).toBeGreaterThan(5);
  expect(markers.filter((marker) => text.includes(marker))).toEqual([]);
  expect(text).not.toContain('@marca.example');
  expect(text).not.toMatch(/"key":"(?:url\.|client\.|user|enduser|http\.request\.header)/);
  const statements = spans().flatMap((span) => attributeOf(span, 'db.query.text') ?? []);
  expect(statements.length).toBeGreaterThan(20);
  expect(statements.filter((statement) => /'|[^$\w]\d/.test(String(statement)))).toEqual([]);
});
