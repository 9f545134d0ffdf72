import { PassThrough, Readable } from 'node:stream';
import { Links, Meta, Outlet, RemixServer, Scripts, useLoaderData } from '@remix-run/react';
import { createRequestHandler, type EntryContext, type ServerBuild } from '@remix-run/server-runtime';
import { createElement as h } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const root = () =>
  h('html', null, h('head', null, h(Meta), h(Links)), h('body', null, h(Outlet), h(Scripts)));

const page = () => h('p', null, useLoaderData<() => { text: string }>().text);

const route = (id: string, rest: object) => ({
  id,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
  module: `/${id}.js`,
  imports: [],
  ...rest,
});

/**
 * A build of Remix as in Remix's template. Its only route renders one paragraph, which the route's loader
 * returns.
 */
const build = {
  mode: 'production',
  entry: {
    module: {
      default: (request: Request, status: number, headers: Headers, context: EntryContext) =>
        new Promise((resolve, reject) => {
          const { pipe } = renderToPipeableStream(h(RemixServer, { context, url: request.url }), {
            onShellReady() {
              const body = new PassThrough();
              headers.set('Content-Type', 'text/html');
              resolve(new Response(Readable.toWeb(body) as ReadableStream, { headers, status }));
              pipe(body);
            },
            onShellError: reject,
          });
        }),
    },
  },
  routes: {
    root: { id: 'root', path: '', module: { default: root } },
    page: {
      id: 'page',
      parentId: 'root',
      index: true,
      module: { default: page, loader: async () => ({ text: 'Elenco' }) },
    },
  },
  assets: {
    version: '1',
    url: '/manifest.js',
    entry: { module: '/entry.js', imports: [] },
    routes: { root: route('root', { path: '' }), page: route('page', { parentId: 'root', index: true }) },
  },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  isSpaMode: false,
  future: { v3_singleFetch: true, v3_relativeSplatPath: true, v3_throwAbortReason: true },
} as unknown as ServerBuild;

/** Handler of the cheapest page that is possible with the libraries that all pages use. */
export const barePage = createRequestHandler(build, 'production');
