import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { isTracingWanted } from '.';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Returns the packages that a program loads when it starts. Follows static imports from file to file. */
async function loadedBy(entry: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    splitting: true,
    outdir: 'out',
    plugins: [
      {
        name: 'packages',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@elenco/') ? undefined : { path, external: true },
          ),
      },
    ],
  });
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { path, kind, external } of metafile.inputs[file]?.imports ?? []) {
      if (kind === 'dynamic-import') continue;
      if (external) packages.add(path);
      else visit(path);
    }
  };
  visit(entry);
  return [...packages];
}

describe('startTracing', () => {
  it.each([
    'bin/start.ts',
    'bin/portal.ts',
    'bin/worker.ts',
    'packages/db/src/index.ts',
    'apps/worker/src/index.ts',
  ])('loads no tracing SDK in %s if tracing is disabled', async (entry) => {
    const loaded = (await loadedBy(entry)).filter((name) => name.startsWith('@opentelemetry/'));
    expect(loaded.filter((name) => name !== '@opentelemetry/api')).toEqual([]);
  });

  it('finds the tracing SDK in the file that imports it', async () => {
    expect(await loadedBy('bin/parts/tracing/sdk.ts')).toContain('@opentelemetry/sdk-trace');
  });

  it.each([
    [{}, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' }, true],
    [{ OTEL_TRACES_EXPORTER: 'otlp' }, true],
    [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, false],
    [{ OTEL_SDK_DISABLED: 'true', OTEL_TRACES_EXPORTER: 'otlp' }, false],
  ])('reads the standard OpenTelemetry variables %o', (env, wanted) => {
    expect(isTracingWanted(env)).toBe(wanted);
  });

  it('rejects an unsupported exporter', () => {
    expect(() => isTracingWanted({ OTEL_TRACES_EXPORTER: 'zipkin' })).toThrow('OTEL_TRACES_EXPORTER');
  });
});
