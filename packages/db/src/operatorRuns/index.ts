import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OperatorRun, operatorRun } from '@elenco/core/operations';

/** Programs that the operator runs. Staff can see the last run of each. */
type Program = 'backup' | 'verify-audit';

const pathOf = (dataDir: string, program: Program) => join(dataDir, 'runs', `${program}.json`);

/** Returns the last run of a program; null if the data folder contains no run of it. */
export async function lastRun(dataDir: string, program: Program): Promise<OperatorRun | null> {
  try {
    return operatorRun.parse(JSON.parse(await readFile(pathOf(dataDir, program), 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Stores the last run of a program in the data folder, which all processes share. If storing fails, the error
 * is reported, but the program does not fail.
 */
export async function recordRun(dataDir: string, program: Program, ok: boolean, at: string): Promise<void> {
  const run: OperatorRun = {
    at,
    ok,
    lastOkAt: ok ? at : ((await lastRun(dataDir, program))?.lastOkAt ?? null),
  };
  const path = pathOf(dataDir, program);
  try {
    await mkdir(join(dataDir, 'runs'), { recursive: true });
    await writeFile(`${path}.${process.pid}`, JSON.stringify(run));
    await rename(`${path}.${process.pid}`, path);
  } catch (error) {
    console.error(
      `The run could not be recorded in ${path}: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** Runs a program and records its result, even if it throws. */
export async function recorded(
  dataDir: string,
  program: Program,
  work: () => Promise<boolean>,
): Promise<boolean> {
  let ok = false;
  try {
    ok = await work();
    return ok;
  } finally {
    await recordRun(dataDir, program, ok, new Date().toISOString());
  }
}
