import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A text that tells this run of a process from a later one with the same number, or undefined when no
 * such process lives. Numbers alone do not do: a restarted container hands out the same ones again.
 */
export function runOf(pid: number): string | undefined {
  if (!signalReaches(pid)) return undefined;
  const stat = readProc(pid, 'stat');
  if (stat) {
    // The name in brackets may itself hold brackets and spaces: count from behind the last one.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : `${pid} ${rest[18]}`;
  }
  return `${pid} ${ps(pid, 'lstart=')}`.trim();
}

/** The command line of a living process, arguments apart by spaces; empty when it cannot be read. */
export function commandOf(pid: number): string {
  return readProc(pid, 'cmdline')?.replaceAll('\0', ' ') ?? ps(pid, 'command=');
}

/** Waits until the process is gone; false when it still lives after `limitMs`. */
export async function gone(pid: number, limitMs: number): Promise<boolean> {
  const run = runOf(pid);
  const end = Date.now() + limitMs;
  while (run !== undefined && runOf(pid) === run) {
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
    return undefined; // it ended between the two calls, or /proc hides what belongs to others
  }
}

function ps(pid: number, column: string): string {
  return (spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '').trim();
}
