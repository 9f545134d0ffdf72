/**
 * Counts the lines of the back office by purpose, excluding tests: `npx tsx bench/office-lines.ts` (decision
 * 079).
 */
import { globSync, readFileSync } from 'node:fs';

const folder = 'apps/backoffice/src';
const frame = 'what every screen is made of';
const first = 'screens that were there before react-admin’s parts';
const day = 'screens that fit a working day: start page, tasks, notes, lists, campaigns, growth, jobs';
const later = 'screens of what came later';
const groups: Readonly<Record<string, readonly string[]>> = {
  [frame]: ['(top)', 'kit', 'shell', 'providers', 'theme'],
  [first]: [
    'audit',
    'briefings',
    'charges',
    'companies',
    'contents',
    'contracts',
    'creators',
    'deliverables',
    'failed-sign-ins',
    'imports',
    'invoices',
    'leads',
    'payouts',
    'postings',
    'privacy-requests',
    'proposals',
    'search',
    'settings',
    'short-links',
    'squads',
    'subscribers',
    'users',
  ],
  [day]: [
    'assignments',
    'background-jobs',
    'campaigns',
    'engagements',
    'favorites',
    'growth',
    'lists',
    'notes',
    'start',
    'tasks',
  ],
};
const groupOf = (part: string) => Object.keys(groups).find((name) => groups[name]?.includes(part)) ?? later;

const lines = new Map<string, number>();
for (const path of globSync(`${folder}/**/*.{ts,tsx}`)) {
  if (/\.test\.tsx?$/.test(path)) continue;
  const part = path.slice(folder.length + 1).includes('/') ? (path.split('/')[3] ?? '') : '(top)';
  lines.set(part, (lines.get(part) ?? 0) + readFileSync(path, 'utf8').split('\n').length - 1);
}
const sorted = [...lines].sort(([, a], [, b]) => b - a);
const sum = (counts: readonly [string, number][]) => counts.reduce((total, [, count]) => total + count, 0);
for (const [part, count] of sorted) console.log(`${String(count).padStart(6)}  ${part}`);
for (const group of [frame, first, day, later]) {
  const own = sorted.filter(([part]) => groupOf(part) === group);
  console.log(`${String(sum(own)).padStart(6)}  in ${own.length}: ${group}`);
}
console.log(`${sum(sorted)} lines in ${sorted.length} parts`);
