import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './fingerprint.mjs';
import { StartError } from './lifetime';

export { root } from './fingerprint.mjs';

/**
 * Runs a Node program from node_modules and shows its output.
 * @throws if its exit code is not 0
 */
export async function program(
  path: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'node_modules', path), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code !== 0) throw new StartError(`${path} ${args[0] ?? ''} ended with ${code ?? signal}.`);
}
