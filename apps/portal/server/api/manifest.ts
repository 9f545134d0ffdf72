import { z } from 'zod';
import { accountRoutes } from './account';
import { bankReturnRoutes } from './bankReturns';
import { candidateRoutes } from './candidates';
import { commandRoutes } from './commands';
import { currencyRoutes } from './currencies';
import { figureFileRoutes } from './figureFiles';
import { fileRoutes } from './files';
import { importRoutes } from './imports';
import { moveRoutes } from './moves';
import { officeRoutes } from './office';
import { type Document, describe } from './openapi';
import { orderFileRoutes } from './orderFiles';
import { pictureRoutes } from './pictures';
import { profileRoutes } from './profiles';
import { proofRoutes } from './proof';
import type { Route } from './route';
import { rowRoutes } from './rows';
import { searchRoutes } from './search';
import { served } from './served';
import { signInHelpRoutes } from './signInHelp';
import { withSquadShape } from './squads';

const resourceRoutes = served
  .flatMap((resource) => [...rowRoutes(resource), ...moveRoutes(resource)])
  .map((route) => (route.method === 'GET' && route.path === '/squads' ? withSquadShape(route) : route));

const documented: readonly Route[] = [
  ...accountRoutes,
  ...proofRoutes,
  ...signInHelpRoutes,
  ...currencyRoutes,
  ...resourceRoutes,
  ...candidateRoutes,
  ...searchRoutes,
  ...profileRoutes,
  ...importRoutes,
  ...commandRoutes,
  ...bankReturnRoutes,
  ...figureFileRoutes,
  ...orderFileRoutes,
  ...officeRoutes,
  ...fileRoutes,
  ...pictureRoutes,
];

let document: Document | undefined;

/** Returns the OpenAPI description of all routes, built once. */
export function openapi(): Document {
  document ??= describe(manifest);
  return document;
}

/** List of every route below `/api/v1`. A test compares this list with the router. */
export const manifest: readonly Route[] = [
  ...documented,
  {
    method: 'GET',
    path: '/openapi.json',
    source: 'reference',
    open: true,
    summary: 'This description',
    answer: { status: 200, what: 'an OpenAPI 3.1 document', schema: z.looseObject({ openapi: z.string() }) },
    handle: async (c) => c.json(openapi(), 200, { 'Cache-Control': 'public, max-age=300' }),
  },
];
