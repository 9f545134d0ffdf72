import { type RequestOptions, request } from 'node:https';
import type { DeliveryProblem } from '@elenco/core';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** Milliseconds within which the receiver must answer. */
const ANSWER_MS = 15_000;

interface Message {
  readonly address: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}
interface Answer {
  readonly problem: DeliveryProblem | null;
  readonly httpStatus: number | null;
  readonly tookMs: number;
}
export type Send = (message: Message) => Promise<Answer>;

/** Options for tests: a local receiver, its certificate, and a shorter timeout. */
interface Allowed {
  readonly addresses?: string[];
  readonly certificates?: RequestOptions['ca'];
  readonly lookup?: RequestOptions['lookup'];
  readonly answerMs?: number;
}

/**
 * Returns a sender for URLs that users typed. The sender resolves the host, checks that the IP address is
 * public, and connects only to this address. It follows no redirects, and reads only the status.
 */
export function openSend({ addresses = [], certificates, lookup, answerMs = ANSWER_MS }: Allowed = {}): Send {
  const agent = new RequestFilteringHttpsAgent({ allowIPAddressList: addresses, keepAlive: false });
  return ({ address, body, headers }) => {
    const began = performance.now();
    const options = {
      agent,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
      // The timeout covers the whole request, including the DNS lookup and the TLS handshake.
      signal: AbortSignal.timeout(answerMs),
      ...(certificates ? { ca: certificates } : {}),
      ...(lookup ? { lookup } : {}),
    };
    return new Promise((resolve) => {
      const end = (problem: DeliveryProblem | null, httpStatus: number | null) =>
        resolve({ problem, httpStatus, tookMs: Math.round(performance.now() - began) });
      try {
        const asked = request(address, options, (answer) => {
          const status = answer.statusCode ?? 0;
          answer.destroy();
          end(problemOfStatus(status), status >= 100 && status <= 999 ? status : null);
        });
        asked.on('error', (error) => end(problemOfError(error), null));
        asked.end(body);
      } catch (error) {
        // The request is canceled before anything is sent, because its IP address is not allowed.
        end(problemOfError(error), null);
      }
    });
  };
}

function problemOfStatus(status: number): DeliveryProblem | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'gone';
  return status >= 300 && status < 400 ? 'redirect' : 'http_status';
}

function problemOfError(error: unknown): DeliveryProblem {
  const { name = '', code = '', message = '' } = error as { name?: string; code?: string; message?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout';
  if (/is not allowed/.test(message)) return 'private_address';
  return /CERT|SSL|TLS|ALTNAME|SELF_SIGNED|UNABLE_TO_/.test(code) ? 'certificate' : 'unreachable';
}
