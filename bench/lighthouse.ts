/**
 * Measures each public page with Lighthouse's mobile profile in five runs: `npx tsx bench/lighthouse.ts`.
 * Writes bench/results/lighthouse-<day>.md.
 */
import { execFile } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { promisify } from 'node:util';
import { requireBrowser } from '../tests/support/browser';
import { amount, isBrief } from './parts/brief';
import { portalOverDemo, readPage } from './parts/portalOverDemo';
import { writeResult } from './parts/results';

/**
 * npm package of Lighthouse. The package is not a dependency of the project. This program downloads the fixed
 * version when it measures.
 */
const program = 'lighthouse@13.5.0';
const aims = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof aims;
const categories = Object.keys(aims) as Category[];
const times = amount(5, 1);

interface Run {
  readonly scores: Readonly<Record<Category, number>>;
  /** Largest contentful paint in milliseconds. */
  readonly lcp: number;
  readonly failed: readonly string[];
}

const { portal, stop } = await portalOverDemo();
try {
  const rows: string[] = [];
  const failed = new Set<string>();
  const load = loadavg()[0] ?? 0;
  for (const path of ['/', await aProfile(), '/pricing', '/calculator']) {
    const runs: Run[] = [];
    for (let n = 0; n < times; n += 1) runs.push(await measure(path));
    const scores = categories.map((one) => median(runs.map(({ scores }) => scores[one])));
    const marks = scores.map((score, n) =>
      score >= aims[categories[n] as Category] ? `${score}` : `**${score}**`,
    );
    const worst = Math.min(...runs.map(({ scores: { performance } }) => performance));
    rows.push(
      `| \`${path}\` | ${[...marks, worst, Math.round(median(runs.map(({ lcp }) => lcp)))].join(' | ')} |`,
    );
    for (const run of runs) for (const audit of run.failed) failed.add(`\`${path}\`: ${audit}`);
  }
  writeResult(
    'lighthouse',
    (day) => `# Lighthouse of the public pages

${day}, ${program}, mobile profile, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${load.toFixed(1)} at the start and ${loadavg()[0]?.toFixed(1)} at the end. Made by \`npx tsx bench/lighthouse.ts\`: production build, demo data, median of ${times} runs; bold is below the aim (${categories.map((one) => `${one} ${aims[one]}`).join(', ')}).

| page | performance | accessibility | best practices | SEO | worst performance | largest paint, ms |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

${failed.size > 0 ? `Audits that failed in some run:\n\n${[...failed].map((one) => `- ${one}`).join('\n')}` : 'No audit outside of performance failed.'}
`,
  );
} finally {
  await stop();
}

/** Returns the absolute URL of a public profile. */
async function aProfile(): Promise<string> {
  for (let id = 1; id < 50; id += 1) {
    const to = (await fetch(`${portal.url}/c/${id}`, { redirect: 'manual' })).headers.get('location');
    if (to) return to;
  }
  throw new Error('the demo data has no public profile');
}

async function measure(path: string): Promise<Run> {
  // The daily check (a brief run) must not download from the registry, so it only requests the page.
  if (isBrief) {
    await readPage(`${portal.url}${path}`, '');
    return { scores: { ...aims }, lcp: Number.NaN, failed: [] };
  }
  const args = ['--yes', program, `${portal.url}${path}`, '--quiet', '--output=json', '--output-path=stdout'];
  const flags = [`--only-categories=${categories.join(',')}`, '--chrome-flags=--headless=new --no-sandbox'];
  const env = { ...process.env, CHROME_PATH: requireBrowser({ whole: true }).path };
  const { stdout } = await promisify(execFile)('npx', [...args, ...flags], { env, maxBuffer: 100_000_000 });
  const report = JSON.parse(stdout) as {
    categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
  };
  const others = categories.filter((one) => one !== 'performance');
  const weighed = others.flatMap((one) =>
    report.categories[one].auditRefs.filter(({ weight }) => weight > 0),
  );
  return {
    scores: Object.fromEntries(
      categories.map((one) => [one, Math.round(report.categories[one].score * 100)]),
    ) as Run['scores'],
    lcp: report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    failed: weighed.flatMap(({ id }) => {
      const audit = report.audits[id];
      return audit && audit.score !== null && audit.score < 1 ? [audit.title] : [];
    }),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
