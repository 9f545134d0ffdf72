import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isBrief } from './brief';
import { throughput } from './timed';

/**
 * npm package of the load generator. The package is not a dependency of the project. A program downloads the
 * fixed version when it measures.
 */
const program = 'autocannon@9.0.0';

interface Load {
  readonly seconds: number;
  readonly connections: number;
  readonly gzip: boolean;
}

/**
 * Returns responses per second, measured by a client in a separate process.
 * @throws if a response is not a 200
 */
export async function rateOf(url: string, { seconds, connections, gzip }: Load) {
  // The daily check (a brief run) must not download from the registry, so it uses `fetch`.
  if (isBrief) {
    const ask = () => fetch(url).then((answer) => answer.arrayBuffer());
    const { rate } = await throughput([ask], { clients: connections, seconds });
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
    throw new Error(`${url}: ${report.non2xx} responses other than 2xx, ${report.errors} failed`);
  }
  return { rate: report.requests.average, done: report.requests.total };
}
