import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isBrief } from './brief';
import { throughput } from './timed';

/** A load generator that is no dependency of ours: fetched for a measurement, in a version that is fixed. */
const program = 'autocannon@9.0.0';

interface Load {
  readonly seconds: number;
  readonly connections: number;
  readonly gzip: boolean;
}

/** Answers a second, as a client in a process of its own gets them. @throws when one of them was no 200 */
export async function rateOf(url: string, { seconds, connections, gzip }: Load) {
  // The program is fetched from the registry, which the daily check does without.
  if (isBrief) {
    const ask = () => fetch(url).then((answer) => answer.arrayBuffer());
    const { rate } = await throughput([ask], { askers: connections, seconds });
    return { rate, done: rate * seconds };
  }
  const encoding = `Accept-Encoding=${gzip ? 'gzip' : 'identity'}`;
  const args = ['--yes', program, '-j', '-c', `${connections}`, '-d', `${seconds}`, '-H', encoding, url];
  const { stdout } = await promisify(execFile)('npx', args, { maxBuffer: 10_000_000 });
  const report = JSON.parse(stdout) as {
    requests: { average: number; total: number };
    '2xx': number;
    non2xx: number;
    errors: number;
  };
  if (report.non2xx > 0 || report.errors > 0 || report['2xx'] === 0) {
    throw new Error(`${url}: ${report.non2xx} answers were no 200, ${report.errors} failed`);
  }
  return { rate: report.requests.average, done: report.requests.total };
}
