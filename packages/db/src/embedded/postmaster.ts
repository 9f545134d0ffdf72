import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Installation } from './account';
import type { Cluster } from './cluster';
import { commandOf, waitUntilEnded } from './processes';
import type { Programs } from './programs';

/** A running server: its process id, and a promise that settles when the server ends, cleanly or not. */
export type Postmaster = { pid: number; ended: Promise<void> };

type Order = {
  installation: Installation;
  programs: Programs;
  cluster: Cluster;
  port: number;
  durable: boolean;
};

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 20_000;

/** Returns the URL of a database of this server. */
export function addressOf(cluster: Cluster, port: number, database: string): string {
  return `postgresql://${cluster.role}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

/**
 * Starts the server and waits until it accepts connections. If the server does not start, throws an error
 * with the last lines of the server's log.
 */
export async function startPostmaster(order: Order): Promise<Postmaster> {
  const { installation, programs, cluster } = order;
  const log = join(installation.home, 'server.log');
  const output = openSync(log, 'w', 0o600);
  if (installation.account) chownSync(log, installation.account.uid, installation.account.gid);
  const child = spawn(programs.postgres, ['-D', cluster.data, ...settings(order)], {
    ...installation.account,
    cwd: installation.home,
    env: serverEnvironment(),
    stdio: ['ignore', output, output],
    detached: true, // otherwise Ctrl-C in the terminal would stop the database before requests are drained
  });
  closeSync(output);
  let hasEnded = false;
  const ended = new Promise<void>((settle) => {
    for (const event of ['exit', 'error'] as const) {
      child.once(event, () => {
        hasEnded = true;
        settle();
      });
    }
  });
  const pid = child.pid;
  if (pid === undefined) throw new Error(`${programs.postgres} could not be started.`);
  const guard = stopWhenWeDie(pid, installation);
  void ended.then(() => guard?.kill());

  const limit = Date.now() + START_LIMIT_MS;
  while (!(await answers(addressOf(cluster, order.port, 'postgres')))) {
    if (hasEnded) throw new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8').slice(-2000)}`);
    if (Date.now() > limit) {
      await stopPostmaster(pid);
      throw new Error(`PostgreSQL did not answer in ${START_LIMIT_MS / 1000} s, see ${log}`);
    }
    await pause(25);
  }
  return { pid, ended };
}

/**
 * Shuts the server down in PostgreSQL's fast mode: rolls back open transactions and writes committed data.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return; // the process has already ended
    }
    if (await waitUntilEnded(pid, STOP_LIMIT_MS)) return;
  }
  throw new Error(`PostgreSQL (process ${pid}) did not stop.`);
}

/**
 * Cleans up after an earlier run on this data folder. Stops a server that still runs after its launcher has
 * ended. Removes a pid file whose process id now belongs to another program, because PostgreSQL would mistake
 * that program for a server. PostgreSQL itself handles a pid file whose process has ended.
 */
export async function clearLeftovers(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (!Number.isInteger(pid) || pid <= 0) return rmSync(file, { force: true });
  const command = commandOf(pid);
  if (command === '') return;
  if (command.includes('postgres') && command.includes(data)) return stopPostmaster(pid);
  rmSync(file, { force: true });
}

function settings({ port, durable }: Order): string[] {
  const values: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * Returns the environment without PG… variables of the user's shell, which would change the server's
 * settings.
 */
function serverEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|TZ$)/.test(name)));
}

/**
 * Starts a shell that stops the server when this process ends, even by kill -9. The shell waits for the end
 * of a pipe that the operating system closes when this process ends.
 */
function stopWhenWeDie(pid: number, installation: Installation): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined;
  return spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(pid)], {
    ...installation.account,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined); // a connection that is cut during the start means that the server is not ready yet
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
