import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { builtProgram } from '../../tests/support/builtProgram';
import { compileCache } from '../../tests/support/builtServe';
import { isBrief } from './brief';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** A server in a separate process that reports its CPU time. */
export interface Measured {
  readonly url: string;
  readonly pid: number;
  /**
   * Returns the CPU time of the whole process so far, in milliseconds, including waiting threads and garbage
   * collection.
   */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts a bundled program. Waits until the program prints the line `ready`, which means that it answers at
 * PORT.
 * @throws if the program ends before it prints this line
 */
export async function startMeasured(path: string, port: number, env: NodeJS.ProcessEnv): Promise<Measured> {
  const built = await builtProgram(new URL(path, pathToFileURL(project)));
  const server = spawn(process.execPath, ['--import', './bench/parts/answerCpu.ts', built, String(port)], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...env, PORT: String(port) },
  });
  const ended = once(server, 'exit');
  const { stdout } = server;
  if (!stdout) throw new Error('no output');
  await new Promise<void>((settle, fail) => {
    createInterface(stdout).on('line', (line) => line.includes('ready') && settle());
    void ended.then(([code]) => fail(new Error(`${path} exited with ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    async cpu() {
      const answered = once(server, 'message');
      server.send('cpu');
      const [microseconds] = (await answered) as [number];
      return microseconds / 1_000;
    },
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * A request, and the server that answers it. The client runs in another process, so its CPU time is not
 * measured.
 */
export interface Contestant {
  readonly server: Measured;
  readonly ask: () => Promise<unknown>;
}

/**
 * Returns the CPU milliseconds per request of each contestant: the median over `rounds` rounds of `requests`
 * requests each. Contestants alternate in every round, so that other load affects all of them in the same
 * way. The first round is not measured.
 */
export async function cpuInTurns<Name extends string>(
  contestants: Readonly<Record<Name, Contestant>>,
  amount: { readonly rounds?: number; readonly requests?: number } = {},
): Promise<Record<Name, number>> {
  const costs = await cpuOfRounds(contestants, amount);
  const medians = Object.entries<readonly number[]>(costs).map(([name, own]) => [name, median(own)]);
  return Object.fromEntries(medians) as Record<Name, number>;
}

/**
 * Returns the CPU milliseconds per request of each contestant, as an array with one number per round, so that
 * contestants can be compared within a round.
 */
export async function cpuOfRounds<Name extends string>(
  contestants: Readonly<Record<Name, Contestant>>,
  asked: { readonly rounds?: number; readonly requests?: number } = {},
): Promise<Record<Name, number[]>> {
  const { rounds = 9, requests = 15 } = isBrief ? { rounds: 1, requests: 1 } : asked;
  const entries = Object.entries<Contestant>(contestants);
  const costs = new Map(entries.map(([name]) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, { server, ask }] of entries) {
      const before = await server.cpu();
      for (let n = 0; n < requests; n += 1) await ask();
      if (round > 0) costs.get(name)?.push(((await server.cpu()) - before) / requests);
    }
  }
  return Object.fromEntries(costs) as Record<Name, number[]>;
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
