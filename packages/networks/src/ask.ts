import type { z } from 'zod';
import { NetworkError, type NetworkErrorKind } from './network';

const TIMEOUT_MS = 8_000;
const LARGEST_ANSWER = 1024 * 1024;

interface NetworkRequest<T> {
  /** Name of the request, for the log. */
  readonly name: string;
  readonly url: string;
  readonly init?: { method?: string; headers?: Record<string, string>; body?: string };
  readonly answer: z.ZodType<T>;
  /**
   * Returns the kind of error of a response with this status and body; undefined if the response is not an
   * error.
   */
  readonly errorIn: (status: number, body: unknown) => NetworkErrorKind | undefined;
  /**
   * Returns the time until which the network refuses requests, ISO 8601; undefined if the network does not
   * say.
   */
  readonly untilIn?: (body: unknown) => string | undefined;
}

/**
 * Sends one request to a network. Follows no redirects. Fails if there is no response within 8 seconds, or if
 * the response has more than 1 MB.
 * @throws NetworkError
 */
export async function sendRequest<T>({
  name,
  url,
  init,
  answer,
  errorIn,
  untilIn,
}: NetworkRequest<T>): Promise<T> {
  const { status, body } = await answerOf(name, url, init);
  const kind = errorIn(status, body) ?? (status >= 400 ? 'unreachable' : undefined);
  if (kind) throw new NetworkError(kind, `${name} answered ${status}: ${kind}`, untilIn?.(body));
  const read = answer.safeParse(body);
  if (!read.success) throw new NetworkError('unreachable', `${name} answered with an unexpected body`);
  return read.data;
}

async function answerOf(name: string, url: string, init: NetworkRequest<unknown>['init']) {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const bytes = await limited(response, LARGEST_ANSWER);
    return { status: response.status, body: json(bytes.toString('utf8')) };
  } catch (error) {
    if (error instanceof NetworkError) throw error;
    // The error's cause is left out, because it contains the URL, which may contain a token.
    throw new NetworkError('unreachable', `${name} did not answer`);
  }
}

/**
 * Downloads a file that a network hosts. Sends no token. Follows no redirects and has the same timeout as
 * `sendRequest`. Fails if the file has more than `largest` bytes.
 * @throws NetworkError
 */
export async function downloadFile(name: string, url: string, largest: number): Promise<Uint8Array> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new NetworkError('unreachable', `${name} answered ${response.status}`);
    return await limited(response, largest);
  } catch (error) {
    if (error instanceof NetworkError) throw error;
    throw new NetworkError('unreachable', `${name} did not answer`);
  }
}

async function limited(response: Response, largest: number): Promise<Buffer> {
  const reader = response.body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length;
    if (size > largest) throw new NetworkError('unreachable', 'the answer was too long');
    parts.push(part.value);
  }
  return Buffer.concat(parts);
}

function json(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns the request options for posting a form, which token endpoints require. */
export const posted = (fields: Readonly<Record<string, string>>) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

export const withQuery = (address: string, query: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

export const inSeconds = (seconds: number, now: number): string =>
  new Date(now + seconds * 1_000).toISOString();
