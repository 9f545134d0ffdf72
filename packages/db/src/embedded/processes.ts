import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Returns a text that identifies this run of a process; undefined if the process does not run. The process id
 * alone is not enough, because a restarted container assigns the same ids again.
 */
export function processRunId(pid: number): string | undefined {
  if (!signalReaches(pid)) return undefined;
  const stat = readProc(pid, 'stat');
  if (stat) {
    // The program's name is in brackets and may itself contain brackets and spaces, so the text is split
    // after the last bracket.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : `${pid} ${rest[18]}`;
  }
  return `${pid} ${ps(pid, 'lstart=')}`.trim();
}

/**
 * Returns the command line of a process, with arguments separated by spaces. Returns an empty string if it
 * cannot be read.
 */
export function commandOf(pid: number): string {
  return readProc(pid, 'cmdline')?.replaceAll('\0', ' ') ?? ps(pid, 'command=');
}

/** Waits until a process has ended. Returns false if it still runs after `limitMs`. */
export async function waitUntilEnded(pid: number, limitMs: number): Promise<boolean> {
  const run = processRunId(pid);
  const end = Date.now() + limitMs;
  while (run !== undefined && processRunId(pid) === run) {
    if (Date.now() > end) return false;
    await pause(20);
  }
  return true;
}

function signalReaches(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readProc(pid: number, file: string): string | undefined {
  const path = `/proc/${pid}/${file}`;
  if (!existsSync(path)) return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // the process ended between the two calls, or /proc hides processes of other users
  }
}

function ps(pid: number, column: string): string {
  return (spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '').trim();
}
