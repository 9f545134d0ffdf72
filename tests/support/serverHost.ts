import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { builtServe, compileCache } from './builtServe';

/** A message to the process: starts a server with these settings, or stops a server. */
export type Order = { readonly id: number } & (
  | { readonly begin: NodeJS.ProcessEnv }
  | { readonly end: number }
);
export type Answer = { readonly id: number } & ({ readonly value: string } | { readonly error: string });

/** A process that runs servers for tests. */
export interface ServerHost {
  readonly pid: number;
  readonly running: boolean;
  /** Returns what the servers of the process have printed so far. */
  output(): string;
  /**
   * Starts a server.
   * @returns the URL of the server, and the number with which `end` stops it
   */
  begin(env: NodeJS.ProcessEnv): Promise<{ readonly number: number; readonly url: string }>;
  end(number: number): Promise<void>;
  /**
   * Stops the process with SIGTERM.
   * @throws if its exit code is not 0
   */
  stop(): Promise<void>;
}

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Flag for less frequent garbage collection, which takes a tenth of a server's start. Servers run only for a
 * short time, so memory need not be saved.
 */
const GC_FLAG = '--max-semi-space-size=64';

/** Starts a process for servers. The process ends when its parent process ends. */
export function startHost(): ServerHost {
  const child = spawn(process.execPath, [GC_FLAG, builtServe], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Uses a compile cache. Without it, each start compiles the same code, which takes a quarter of the CPU
    // time of a start.
    env: { ...plainEnvironment(), NODE_COMPILE_CACHE: compileCache },
  });
  let received = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      received += chunk.toString();
    });
  const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
  const badEnd = async () => {
    const [code, signal] = await ended;
    return new Error(`The server exited (${code ?? signal}):\n${received}`);
  };
  release(child);

  let orders = 0;
  async function ask(order: { begin: NodeJS.ProcessEnv } | { end: number }): Promise<[number, string]> {
    const id = ++orders;
    child.channel?.ref();
    const answered = new Promise<Answer>((settle) => {
      child.on('message', function onAnswer(answer: Answer) {
        if (answer.id !== id) return;
        child.off('message', onAnswer);
        settle(answer);
      });
    });
    child.send({ id, ...order });
    const answer = await Promise.race([answered, badEnd()]);
    child.channel?.unref();
    if (answer instanceof Error) throw answer;
    if ('error' in answer) throw new Error(`${answer.error}\n${received}`);
    return [id, answer.value];
  }

  return {
    pid: child.pid ?? 0,
    get running() {
      return child.exitCode === null && child.signalCode === null;
    },
    output: () => received,
    async begin(env) {
      const [number, url] = await ask({ begin: { ...plainEnvironment(), ...env } });
      return { number, url };
    },
    async end(number) {
      await ask({ end: number });
    },
    async stop() {
      child.ref();
      child.kill('SIGTERM');
      const [code, signal] = await ended;
      if (code !== 0 && signal !== 'SIGKILL')
        throw new Error(`The server exited with an error (${code ?? signal}):\n${received}`);
    },
  };
}

/** Lets this process end after it has stopped its servers, even if the process of the servers still runs. */
function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  for (const stream of [child.stdout, child.stderr]) (stream as Socket | null)?.unref();
}

/** Returns the environment without variables that the test runner and npm set (NODE_ENV=test, npm_…). */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const foreign = /^(NODE_ENV|NODE_OPTIONS|VITEST|VITE_|TEST|PLAYWRIGHT|PW_|npm_)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
}
