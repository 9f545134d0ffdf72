import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { builtServe, compileCache } from './builtServe';

/** Message that starts a server with these settings, or stops one. */
export type Order = { readonly id: number } & (
  | { readonly begin: NodeJS.ProcessEnv }
  | { readonly end: number }
);
export type Answer = { readonly id: number } & ({ readonly value: string } | { readonly error: string });

/** A process that runs servers for tests. */
export interface ServerHost {
  readonly pid: number;
  readonly running: boolean;
  /** Returns the output of its servers so far. */
  output(): string;
  /** Starts a server. @returns its number, with which it is stopped, and its address */
  begin(env: NodeJS.ProcessEnv): Promise<{ readonly number: number; readonly url: string }>;
  end(number: number): Promise<void>;
  /** Stops the process with SIGTERM. @throws if its exit code is not 0 */
  stop(): Promise<void>;
}

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** A short-lived server need not save memory, and garbage collection is a tenth of its start. */
const fewCollections = '--max-semi-space-size=64';

/** Starts a process for servers; it ends with its parent. */
export function startHost(): ServerHost {
  const child = spawn(process.execPath, [fewCollections, builtServe], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Each start compiles the same code, a quarter of its cost.
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

/** Lets a script end after stopping its servers, even if their process is still running. */
function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  for (const stream of [child.stdout, child.stderr]) (stream as Socket | null)?.unref();
}

/** Returns the environment without variables of the test runner and npm (NODE_ENV=test, npm_…). */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const foreign = /^(NODE_ENV|NODE_OPTIONS|VITEST|VITE_|TEST|PLAYWRIGHT|PW_|npm_)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)));
}
