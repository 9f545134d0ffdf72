import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Maximum time in milliseconds for an uploaded file of profiles to arrive. Such a file can have a gigabyte.
 */
export const UPLOAD_TIMEOUT_MS = 15 * 60_000;
const REQUEST_TIMEOUT_MS = 30_000;

const isUpload = ({ method, url }: IncomingMessage) =>
  method === 'POST' && /^\/api\/v1\/import-files(\?|$)/.test(url ?? '');

/**
 * Disconnects a request whose body has not arrived in time. Uploads of files of profiles have a longer limit,
 * which is the timeout of the whole server.
 */
export function limitRequestTime(request: IncomingMessage, response: ServerResponse): void {
  if (isUpload(request)) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (response.headersSent) request.socket.destroy();
    else {
      const timeoutReply = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';
      request.socket.end(timeoutReply, () => request.socket.destroy());
    }
  }, REQUEST_TIMEOUT_MS);
  response.once('close', () => clearTimeout(timer));
}
