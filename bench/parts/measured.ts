import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** A server in a process of its own that says how much CPU it has used. */
export interface Measured {
  readonly url: string;
  /** CPU time of the whole process so far, in milliseconds: rendering, waiting threads, garbage collection. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a program that says `ready` in a line once it answers at PORT. @throws when it ends instead */
export async function startMeasured(path: string, port: number, env: NodeJS.ProcessEnv): Promise<Measured> {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', '--import', './bench/parts/tellCpu.ts', path, String(port)],
    {
      cwd: project,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...process.env, ...env, PORT: String(port) },
    },
  );
  const ended = once(server, 'exit');
  const { stdout } = server;
  if (!stdout) throw new Error('no output');
  await new Promise<void>((settle, fail) => {
    createInterface(stdout).on('line', (line) => line.includes('ready') && settle());
    void ended.then(([code]) => fail(new Error(`${path} ended with ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async cpu() {
      const told = once(server, 'message');
      server.send('cpu');
      const [microseconds] = (await told) as [number];
      return microseconds / 1_000;
    },
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * CPU per request in milliseconds: the median of `rounds`, each of `requests` one after the other, after a
 * round that counts for nothing. The client is another process, so its work is not counted.
 */
export async function cpuPerRequest(
  server: Measured,
  ask: () => Promise<unknown>,
  { rounds = 5, requests = 40 } = {},
): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const before = await server.cpu();
    for (let n = 0; n < requests; n += 1) await ask();
    if (round > 0) costs.push(((await server.cpu()) - before) / requests);
  }
  return costs.sort((a, b) => a - b)[Math.floor(costs.length / 2)] ?? Number.NaN;
}
