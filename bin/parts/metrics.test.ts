import { readFileSync } from 'node:fs';
import {
  type BrowserMeasure,
  type CommandMeasure,
  measured,
  type RequestMeasure,
  type SearchMeasure,
} from '@elenco/db/measure';
import { describe, expect, it } from 'vitest';
import { openMetrics } from './metrics';

const poolState = async () => ({ used: 2, idle: 1, waiting: 4 });
const queue = {
  upkeep: {
    queueState: async () => ({ jobs: [{ task: 'mail', state: 'due' as const, count: 3 }], oldestDueS: 42 }),
    poolState,
  },
};
const broken = { upkeep: { queueState: () => Promise.reject(new Error('gone')), poolState } };

describe('the exported metrics', () => {
  it('count requests and page timings by route, commands by refusal code, and searches by kind', async () => {
    expect(measured.request.hasSubscribers).toBe(false);
    const { registry, close } = openMetrics(queue);
    const request: RequestMeasure = { method: 'GET', route: '/c/:slug', status: 200, ms: 12 };
    const command: CommandMeasure = { command: 'contracts.sign', result: 'not_due', ms: 8 };
    measured.request.publish(request);
    measured.command.publish(command);
    measured.search.publish({ kind: 'words', result: 'done', ms: 30 } satisfies SearchMeasure);
    for (const report of [
      { app: 'portal', route: '/pricing', kind: 'error' },
      { app: 'portal', route: '/pricing', kind: 'lcp', ms: 1_900 },
    ] satisfies BrowserMeasure[])
      measured.browser.publish(report);
    const text = await registry.metrics();
    expect(text).toContain('elenco_request_seconds_count{method="GET",route="/c/:slug",status="200"} 1');
    expect(text).toContain('elenco_command_seconds_count{command="contracts.sign",result="not_due"} 1');
    expect(text).toContain('elenco_browser_errors_total{app="portal",route="/pricing"} 1');
    expect(text).toContain(
      'elenco_browser_page_seconds_bucket{le="2.5",app="portal",route="/pricing",measure="lcp"} 1',
    );
    expect(text).toContain('elenco_search_seconds_count{kind="words",result="done"} 1');
    expect(text).toContain('elenco_database_connections{state="waiting"} 4');
    expect(text).toContain('elenco_queued_jobs{task="mail",state="due"} 3');
    expect(text).toContain('elenco_oldest_due_job_seconds 42');
    expect(text).toContain('elenco_database_up 1');
    close();
    expect(measured.request.hasSubscribers).toBe(false);
  });

  it('report that the database does not answer', async () => {
    const { registry, close } = openMetrics(broken);
    expect(await registry.metrics()).toContain('elenco_database_up 0');
    close();
  });

  it.each(['prometheus/alerts.yml', 'grafana/elenco.json'])(
    'include every metric that %s names',
    async (file) => {
      const { registry, close } = openMetrics(queue);
      const text = readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');
      const known = registry.getMetricsAsArray().map(({ name }) => name);
      const used = [...text.matchAll(/\b(?:elenco|nodejs|process)_[a-z0-9_]*[a-z0-9]/g)].map(([name]) =>
        name.replace(/_(bucket|count|sum)$/, ''),
      );
      expect(used.length).toBeGreaterThan(4);
      expect(used.filter((name) => !known.includes(name))).toEqual([]);
      close();
    },
  );
});
