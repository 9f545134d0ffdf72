import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Settings } from '../types';

const NAME = /^[\w-]{43}$/;

/** Opens a user's data export, which the worker created; undefined if it was deleted. */
export async function openExport(
  name: string,
  { dataDir }: Pick<Settings, 'dataDir'>,
): Promise<ReadableStream<Uint8Array> | undefined> {
  if (!NAME.test(name)) return undefined;
  const path = join(dataDir, 'exports', `${name}.zip`);
  if (!(await stat(path).catch(() => undefined))) return undefined;
  return Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
}
