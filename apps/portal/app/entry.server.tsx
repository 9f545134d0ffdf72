import { PassThrough } from 'node:stream';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { createReadableStreamFromReadable } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from '@remix-run/server-runtime';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { i18nOf } from './i18n/translate.server';
import { NonceContext } from './nonce';

/** How long deferred data may take, in ms, before the stream is ended with an error for it. */
export const streamTimeout = 8_000;

/** People get the page as soon as its shell is ready; crawlers get it whole. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { locale, nonce } = context;
  const whole = isbot(request.headers.get('user-agent'));
  let answered = status;
  return new Promise((resolve, reject) => {
    const answer = () => {
      const body = new PassThrough();
      headers.set('Content-Type', 'text/html; charset=utf-8');
      body.once('close', () => clearTimeout(timer));
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answered }));
      stream.pipe(body);
    };
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
        [whole ? 'onAllReady' : 'onShellReady']: answer,
        onShellError: reject,
        onError(error) {
          answered = 500;
          context.report(error);
        },
      },
    );
    const timer = setTimeout(() => stream.abort(), streamTimeout + 1_000);
  });
}

/** Errors that no one threw on purpose; an aborted request is not one. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (!request.signal.aborted) context.report(error);
}
