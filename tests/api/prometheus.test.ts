import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { freePort } from '../support/app';
import { builtStart, compileCache } from '../support/builtServe';
import { freshDatabase } from '../support/db';
import { deep } from '../support/depth';
import { plainEnvironment } from '../support/serverHost';
import { unlimitedCalls } from '../support/unlimited';

const root = fileURLToPath(new URL('../../', import.meta.url));
const rules = join(root, 'deploy/prometheus');

/** Prometheus and promtool come with Debian's package `prometheus`. */
describe.runIf(deep)('the rules and configuration for Prometheus', () => {
  it('raise alerts exactly when promtool’s tests expect them', () => {
    const report = execFileSync('promtool', ['test', 'rules', join(rules, 'alerts.test.yml')], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    expect(report).toContain('SUCCESS');
  });

  it('let Prometheus scrape a running installation and evaluate every rule', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'elenco-prometheus-'));
    const [port, metricsPort, prometheusPort] = [await freePort(), await freePort(), await freePort()];
    const fresh = await freshDatabase();
    const elenco = spawn(process.execPath, [builtStart], {
      cwd: root,
      stdio: 'ignore',
      env: {
        ...plainEnvironment(),
        ...unlimitedCalls,
        DATABASE_URL: fresh.url,
        BASE_URL: '',
        ELENCO_DATA_DIR: join(folder, 'elenco'),
        ELENCO_DEMO_DATA: 'off',
        ELENCO_METRICS_PORT: String(metricsPort),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        NODE_COMPILE_CACHE: compileCache,
        PORT: String(port),
      },
    });
    copyFileSync(join(rules, 'alerts.yml'), join(folder, 'alerts.yml'));
    writeFileSync(
      join(folder, 'prometheus.yml'),
      `global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: [alerts.yml]
scrape_configs:
  - job_name: elenco
    static_configs: [{ targets: ['127.0.0.1:${metricsPort}'] }]
`,
    );
    const prometheus = spawn(
      'prometheus',
      [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=127.0.0.1:${prometheusPort}`,
      ],
      { stdio: 'ignore' },
    );
    const api = async <Data>(path: string): Promise<Data | undefined> => {
      const response = await fetch(`http://127.0.0.1:${prometheusPort}/api/v1/${path}`).catch(
        () => undefined,
      );
      return response?.ok ? ((await response.json()) as { data: Data }).data : undefined;
    };
    interface Vector {
      readonly result: readonly { readonly value: readonly [number, string] }[];
    }
    const sampleOf = async (expression: string) =>
      (await api<Vector>(`query?query=${encodeURIComponent(expression)}`))?.result[0]?.value[1];
    interface Rules {
      readonly groups: readonly {
        readonly rules: readonly { readonly name: string; readonly health: string }[];
      }[];
    }
    try {
      await expect.poll(() => sampleOf('elenco_database_up'), { timeout: 60_000 }).toBe('1');
      const ready = () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ status }) => status,
          () => 0,
        );
      await expect.poll(ready, { timeout: 60_000 }).toBe(200);
      await expect
        .poll(() => sampleOf('sum(elenco_request_seconds_count{route="/readyz",status="200"})'), {
          timeout: 60_000,
        })
        .toMatch(/^[1-9]/);
      const healthOfRules = async () =>
        (await api<Rules>('rules'))?.groups.flatMap((group) => group.rules.map(({ health }) => health));
      await expect.poll(healthOfRules, { timeout: 60_000 }).not.toContain('unknown');
      expect(new Set(await healthOfRules())).toEqual(new Set(['ok']));
    } finally {
      const running = [elenco, prometheus].filter(({ exitCode }) => exitCode === null);
      const ended = running.map((child) => once(child, 'exit'));
      for (const child of running) child.kill('SIGTERM');
      await Promise.all(ended);
      await fresh.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
