import { isProblem } from '@elenco/core/kit';
import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/**
 * The tracer does nothing until `bin/parts/tracing` registers the SDK. That happens only if `OTEL_…`
 * variables are set.
 */
const tracer = trace.getTracer('elenco');

const kinds = {
  incoming: SpanKind.SERVER,
  outgoing: SpanKind.CLIENT,
  queued: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

interface SpanOptions {
  readonly kind?: keyof typeof kinds;
  /** May contain only patterns, names and codes: no ids, URLs, values or texts of users. */
  readonly attributes?: Attributes;
}

/** Headers of the W3C trace context. */
interface Carrier {
  readonly traceparent?: string | undefined;
  readonly tracestate?: string | undefined;
}

/** Returns true if the current work belongs to a recorded trace. */
export const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() ?? false;

/** Runs work in a child span of the current span. Records the type of an error, never its message. */
export function traced<T>(
  name: string,
  { kind = 'internal', attributes = {} }: SpanOptions,
  work: (span: Span) => T | Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(name, { kind: kinds[kind], attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      if (span.isRecording()) recordError(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Runs work in a span that continues the trace of a request or job. Starts a trace if there is none. */
export function tracedFrom<T>(
  carrier: Carrier,
  name: string,
  options: SpanOptions,
  work: (span: Span) => T | Promise<T>,
): Promise<T> {
  return context.with(propagation.extract(ROOT_CONTEXT, carrier), () => traced(name, options, work));
}

/**
 * Returns the current trace for the payload of a job, so that the job continues the trace. Returns an empty
 * object if there is no recorded trace.
 */
export function currentTrace(): Carrier {
  if (!isTraced()) return {};
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ? { traceparent: carrier.traceparent } : {};
}

/** Returns the ids of the current span, to add them to a log line. */
export function traceIds(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan();
  if (!span?.isRecording()) return {};
  const { traceId, spanId } = span.spanContext();
  return { trace_id: traceId, span_id: spanId };
}

/** Marks a span as failed if no error was thrown. */
export const markFailed = (span: Span): void => void span.setStatus({ code: SpanStatusCode.ERROR });

/** Records an error in the span. Refusals and responses below 500 are results, not errors. */
function recordError(span: Span, error: unknown): void {
  if (error instanceof Response) {
    span.setAttribute('http.response.status_code', error.status);
    if (error.status >= 500) markFailed(span);
    return;
  }
  if (isProblem(error)) {
    span.setAttribute('elenco.refusal', error.errors[0]?.code ?? error.code);
    if (error.status >= 500) markFailed(span);
    return;
  }
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  span.setAttribute('error.type', typeof code === 'string' ? code : String(name ?? 'Error'));
  markFailed(span);
}

/** Runs a statement in a span if the current work belongs to a recorded trace. Otherwise only runs it. */
export function tracedStatement<T>(sql: string, work: () => Promise<T>): Promise<T> {
  if (!isTraced()) return work();
  const text = withoutValues(sql);
  const [, operation = 'SQL'] = /^\W*(\w+)/.exec(text) ?? [];
  const table = /\b(?:from|into|update|join)\s+"?([a-z_][\w."]*)/i.exec(text)?.[1]?.replaceAll('"', '');
  const name = [operation.toUpperCase(), table].filter(Boolean).join(' ');
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
  return traced(name, { kind: 'outgoing', attributes }, work);
}

const MAX_STATEMENT = 4_000;

/**
 * Matches comments, quoted names, strings and numbers. Does not match numbers in names such as `$1` and
 * `rows_0`. If the end of a literal was cut off, the match extends to the end of the text.
 */
const TOKENS =
  /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|("(?:[^"]|"")*(?:"|$))|\be'(?:[^'\\]|\\[\s\S]|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|\$([a-z_]\w*)?\$[\s\S]*?(?:\$\2\$|$)|(?<![\w$])\d[\w.]*/gi;

/**
 * Returns the text of a statement without comments and values, because MikroORM writes parameters into the
 * text.
 */
export function withoutValues(sql: string): string {
  return sql
    .slice(0, MAX_STATEMENT)
    .replace(TOKENS, (token, quotedName?: string) => {
      if (quotedName !== undefined) return quotedName;
      return token.startsWith('--') || token.startsWith('/*') ? ' ' : '?';
    })
    .replace(/\?(?:\s*,\s*\?)+/g, '?, …')
    .replace(/\(\?, …\)(?:\s*,\s*\(\?, …\))+/g, '(?, …), …')
    .replace(/\s+/g, ' ')
    .trim();
}
