/** Returns a file as an uncached download. */
export function download(
  body: Buffer | string | ReadableStream<Uint8Array> | null,
  { name, mime }: { name: string; mime: string },
  { status = 200, headers = {} }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): Response {
  return new Response(Buffer.isBuffer(body) ? new Uint8Array(body) : body, {
    status,
    headers: {
      ...headers,
      'Content-Type': mime,
      'Content-Disposition': disposition(name),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}

/**
 * Returns the `Content-Disposition` header: the full name (RFC 6266), and a name without accents for old
 * clients.
 */
function disposition(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .-]/g, '-');
  const full = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
