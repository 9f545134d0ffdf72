import { Writable } from 'node:stream';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from '@remix-run/server-runtime';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { i18nOf } from './i18n/translate.server';
import { NonceContext } from './nonce';
import { lowerScriptPriority } from './scriptsLast.server';
import { trimZeroBytes } from './zeroBytes.server';

/** Timeout in milliseconds for deferred loader data. */
export const streamTimeout = 8_000;

/**
 * Sends every page as one response body. No loader defers data, so a stream would be no faster, and its
 * chunks of 2 kB would pass four queues each (decision 182). An error in any part becomes a 500.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { locale, nonce, report }: AppLoadContext,
): Promise<Response> {
  let answered = status;
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const page = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(trimZeroBytes(piece));
        done();
      },
      final(done) {
        clearTimeout(timer);
        headers.set('Content-Type', 'text/html; charset=utf-8');
        resolve(new Response(lowerScriptPriority(Buffer.concat(pieces)), { headers, status: answered }));
        done();
      },
    });
    const stream = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <CSPProvider nonce={nonce}>
          <I18nextProvider i18n={i18nOf(locale)}>
            <RemixServer context={remixContext} url={request.url} abortDelay={streamTimeout} nonce={nonce} />
          </I18nextProvider>
        </CSPProvider>
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady: () => void stream.pipe(page),
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          answered = 500;
          if (!request.signal.aborted) report(error);
        },
      },
    );
    const timer = setTimeout(() => stream.abort(), streamTimeout + 1_000);
  });
}

/** Reports unexpected errors only; a dead link to a file and an aborted request are not reported. */
export function handleError(
  error: unknown,
  { context, request }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!isAnswer && !request.signal.aborted) context.report(error);
}
