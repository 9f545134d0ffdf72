import { context, diag, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import project from '../../../package.json' with { type: 'json' };
import { StartError } from '../lifetime';
import { traceOutgoing } from './outgoing';

/**
 * Registers the SDK of OpenTelemetry. The exporters read the variables `OTEL_EXPORTER_OTLP_…` themselves. The
 * other standard variables are read here. The only library that reads them is sdk-node, which is much larger.
 */
export function openTracing(env: NodeJS.ProcessEnv): { close(): Promise<void> } {
  logProblems();
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'elenco', 'service.version': project.version }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(env),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: exporterOf(env),
        ...number(env, 'OTEL_BSP_SCHEDULE_DELAY', 'scheduledDelayMillis'),
        ...number(env, 'OTEL_BSP_EXPORT_TIMEOUT', 'exportTimeoutMillis'),
        ...number(env, 'OTEL_BSP_MAX_QUEUE_SIZE', 'maxQueueSize'),
        ...number(env, 'OTEL_BSP_MAX_EXPORT_BATCH_SIZE', 'maxExportBatchSize'),
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  // Baggage is not propagated, because its content would be stored with background jobs.
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const end = traceOutgoing(provider.getTracer('elenco'));
  return {
    async close() {
      end();
      await provider.shutdown();
      for (const api of [trace, context, propagation, diag]) api.disable();
    },
  };
}

function exporterOf(env: NodeJS.ProcessEnv): SpanExporter {
  const protocol =
    env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || env.OTEL_EXPORTER_OTLP_PROTOCOL || 'http/protobuf';
  if (protocol === 'http/protobuf') return new ProtobufExporter();
  if (protocol === 'http/json') return new JsonExporter();
  throw new StartError('OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf or http/json.');
}

function samplerOf(env: NodeJS.ProcessEnv): Sampler {
  const name = env.OTEL_TRACES_SAMPLER || 'parentbased_always_on';
  const ratio = Number(env.OTEL_TRACES_SAMPLER_ARG || 1);
  if (!(ratio >= 0 && ratio <= 1)) throw new StartError('OTEL_TRACES_SAMPLER_ARG must be between 0 and 1.');
  const samplers = new Map<string, () => Sampler>([
    ['always_on', () => new AlwaysOnSampler()],
    ['always_off', () => new AlwaysOffSampler()],
    ['traceidratio', () => new TraceIdRatioBasedSampler(ratio)],
  ]);
  const root = samplers.get(name.replace(/^parentbased_/, ''))?.();
  if (!root) throw new StartError(`OTEL_TRACES_SAMPLER ${name} is unknown.`);
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function number<Key extends string>(env: NodeJS.ProcessEnv, name: string, key: Key) {
  const text = env[name];
  if (!text) return {};
  if (!/^\d{1,9}$/.test(text)) throw new StartError(`${name} must be a whole number.`);
  return { [key]: Number(text) } as Record<Key, number>;
}

/** Writes problems with exporting traces to the log. */
function logProblems(): void {
  const line = (level: number) => (msg: string) =>
    process.stdout.write(`${JSON.stringify({ level, time: Date.now(), event: 'tracing', msg })}\n`);
  const silent = () => {};
  diag.setLogger({ error: line(50), warn: line(40), info: silent, debug: silent, verbose: silent });
}
