import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

export interface StaticFile {
  type: string;
  etag: string;
  immutable: boolean;
  plain: Buffer<ArrayBuffer>;
  br?: Buffer<ArrayBuffer>;
  gzip?: () => Buffer<ArrayBuffer>;
}

/**
 * Returns a function that compresses a file with gzip when it is first called. Nearly all clients accept the
 * Brotli copy from the build instead.
 */
function gzipOf(plain: Buffer): () => Buffer<ArrayBuffer> {
  let made: Buffer<ArrayBuffer> | undefined;
  return () => {
    made ??= gzipSync(plain);
    return made;
  };
}

/**
 * Reads a built folder into memory, by URL path below `prefix`. A request cannot reach files outside of the
 * folder, since it can only look up this map. A missing folder counts as empty.
 */
export async function readFolder(folder: string, prefix = ''): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const present = new Set(paths);
  for (const path of paths) {
    if (/\.(br|gz)$/.test(path)) continue;
    const plain = await readFile(path);
    const type = types[extname(path)] ?? 'application/octet-stream';
    const text = /^(text|application\/(json|manifest)|image\/svg)/.test(type);
    files.set(`${prefix}/${relative(folder, path).split(sep).join('/')}`, {
      type,
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      immutable: /-[\w-]{8}\.\w+$/.test(path),
      plain,
      ...(present.has(`${path}.br`) ? { br: await readFile(`${path}.br`) } : {}),
      ...(text && plain.length > 600 ? { gzip: gzipOf(plain) } : {}),
    });
  }
  return files;
}

/** Serves the files of `readFolder`. Passes requests for all other paths to the next handler. */
export function staticFiles(files: Map<string, StaticFile>): MiddlewareHandler {
  return async (c, next) => {
    const file = c.req.method === 'GET' || c.req.method === 'HEAD' ? files.get(c.req.path) : undefined;
    if (!file) return next();
    c.header(
      'Cache-Control',
      file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    );
    c.header('ETag', file.etag);
    c.header('Vary', 'Accept-Encoding');
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
    c.header('Content-Type', file.type);
    const accepted = c.req.header('accept-encoding') ?? '';
    const encoding = (['br', 'gzip'] as const).find((each) => file[each] && accepted.includes(each));
    if (encoding) c.header('Content-Encoding', encoding);
    return c.body((encoding === 'gzip' ? file.gzip?.() : encoding && file[encoding]) ?? file.plain);
  };
}
