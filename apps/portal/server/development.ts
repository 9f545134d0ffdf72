import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ServerBuild } from '@remix-run/server-runtime';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Starts Vite in this process. Vite serves modules, styles and the current pages, with hot reload. */
export async function developmentServer(root: string, server: Server) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    build: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>,
    before: (next: Listener) => (request: IncomingMessage, response: ServerResponse) =>
      vite.middlewares(request, response, () => next(request, response)),
    close: () => vite.close(),
  };
}
