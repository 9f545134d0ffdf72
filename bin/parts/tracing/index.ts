import type { Lifetime } from '../lifetime';
import { StartError } from '../lifetime';

/**
 * Starts tracing if the standard variables of OpenTelemetry enable it. If they do not, the SDK is not loaded,
 * and spans cost nothing.
 */
export async function startTracing(env: NodeJS.ProcessEnv, life: Pick<Lifetime, 'endsWith'>): Promise<void> {
  if (!isTracingWanted(env)) return;
  const { openTracing } = await import('./sdk');
  const tracing = openTracing(env);
  life.endsWith(() => tracing.close());
}

export function isTracingWanted(env: NodeJS.ProcessEnv): boolean {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return false;
  const exporter = env.OTEL_TRACES_EXPORTER;
  if (exporter === 'none') return false;
  if (exporter && exporter !== 'otlp') throw new StartError('OTEL_TRACES_EXPORTER must be otlp or none.');
  return Boolean(exporter || env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);
}
