import { fileCycles } from './circles';
import { coreViolations } from './core';
import { type Source, sourcesIn, targetOf, workspaceOf } from './imports';

/**
 * Packages that browsers must not load, because `networks` sends secrets and `pictures` uses a native
 * library.
 */
const SERVERS_ONLY = /^@elenco\/(?:networks|pictures)(?:\/|$)/;
const SEARCHED = ['apps', 'packages', 'locales', 'bin', 'bench', 'tests'];
/** Folder of these tests. It is not checked, because its fixtures contain what the rules forbid. */
const SELF = 'tests/architecture/';
const ORM = /^(?:@mikro-orm\/|pg$|pg\/)/;
const QUEUE = /^graphile-worker/;
const SCREEN = /^(?:react|react-dom|hono|@hono|@remix-run|@mui|@base-ui|react-admin|ra-)/;

const ON_DATABASE = ['packages/db', 'packages/search', 'packages/sql'].map(inside);

/**
 * An import rule in addition to core's own rules: the files to which it applies, the imports that it forbids,
 * and the message.
 */
type Rule = { holds: (path: string) => boolean; forbids: RegExp; says: string };

const RULES: Rule[] = [
  {
    holds: (path) => !isTest(path) && !path.startsWith('tests/'),
    forbids: /^@elenco\/tests(?:\/|$)/,
    says: 'only tests may import',
  },
  {
    holds: inside('packages/db'),
    forbids:
      /^@elenco\/(?!brazil(?:\/|$)|core(?:\/|$)|search(?:\/(?:schema|measure))?$|sql$|locales\/|tests\/support\/)/,
    says: 'db must not import',
  },
  { holds: inside('packages/db'), forbids: SCREEN, says: 'db must not import' },
  {
    holds: (path) => inside('packages/search')(path) && !isForTests(path),
    forbids: /^@elenco\/(?!brazil(?:\/|$)|core(?:\/|$)|sql$)/,
    says: 'search must not import',
  },
  { holds: inside('packages/search'), forbids: SCREEN, says: 'search must not import' },
  { holds: inside('packages/brazil'), forbids: /^@elenco\//, says: 'brazil must not import' },
  { holds: inside('packages/sql'), forbids: /^@elenco\//, says: 'sql must not import' },
  {
    holds: inside('apps/backoffice'),
    forbids: /^@elenco\/(?!brazil(?:\/|$)|core(?:\/|$)|locales\/|tests\/support\/)/,
    says: 'backoffice must not import',
  },
  {
    holds: inside('packages/networks'),
    forbids: /^@elenco\/(?!brazil(?:\/|$)|core(?:\/|$)|tests\/support\/)/,
    says: 'networks must not import',
  },
  { holds: inside('packages/networks'), forbids: SCREEN, says: 'networks must not import' },
  {
    holds: inside('packages/pictures'),
    forbids: /^@elenco\/(?!brazil(?:\/|$)|core(?:\/|$))/,
    says: 'pictures must not import',
  },
  { holds: inside('packages/pictures'), forbids: SCREEN, says: 'pictures must not import' },
  {
    holds: inside('apps/portal'),
    forbids:
      /^@elenco\/(?!brazil(?:\/|$)|core(?:\/|$)|db(?:\/|$)|networks$|pictures$|locales\/|tests\/support\/)/,
    says: 'portal must not import',
  },
  {
    holds: (path) => inside('apps/portal')(path) && !isServerFile(path),
    forbids: /^@elenco\/db(?:\/|$)/,
    says: 'only *.server.ts and server/ may import',
  },
  {
    holds: (path) => inside('apps/portal')(path) && !inside('apps/portal/server')(path),
    forbids: SERVERS_ONLY,
    says: 'only server/ may import',
  },
  {
    holds: (path) => inside('locales')(path) && !isTest(path),
    forbids: /^@elenco\//,
    says: 'locales must not import',
  },
  {
    holds: inside('apps/worker'),
    forbids:
      /^@elenco\/(?!brazil(?:\/|$)|core(?:\/|$)|db(?:\/|$)|networks$|pictures$|locales\/|tests\/support\/)/,
    says: 'worker must not import',
  },
  { holds: inside('apps/worker'), forbids: SCREEN, says: 'worker must not import' },
  { holds: inside('apps'), forbids: ORM, says: 'only packages/{db,search,sql} may import' },
  {
    holds: (path) => inside('apps')(path) && !inside('apps/worker')(path),
    forbids: QUEUE,
    says: 'only packages/db and apps/worker may import',
  },
  {
    holds: () => true,
    forbids:
      /^@elenco\/[^/]+\/src(?:\/|$)|^@elenco\/core\/(?!people\/password$|platform\/design$|discovery\/pricing$)[^/]+\//,
    says: 'reaches past the exports with',
  },
];

/** Returns a sentence for each violation of docs/architecture.md#layers in the tree, sorted. */
export function violations(root: string): string[] {
  const sources = sourcesIn(root, SEARCHED).filter(({ path }) => !path.startsWith(SELF));
  const found = [
    ...coreViolations(root, sources),
    ...fileCycles(sources),
    ...sources.flatMap(leavingImports),
    ...sources.flatMap((source) =>
      RULES.filter(({ holds }) => holds(source.path)).flatMap(({ forbids, says }) =>
        source.imports.filter((name) => forbids.test(name)).map((name) => `${source.path}: ${says} ${name}`),
      ),
    ),
    ...sources
      .filter(({ path, text }) => !ON_DATABASE.some((on) => on(path)) && /EntityManager\b/.test(text))
      .map(({ path }) => `${path}: the entity manager is not named outside packages/{db,search,sql}`),
  ];
  return [...new Set(found)].sort();
}

/**
 * Returns the relative imports that leave their workspace. A workspace must be imported by its package name,
 * because a path into it would bypass its exports.
 */
function leavingImports(source: Source): string[] {
  const own = workspaceOf(source.path);
  return source.imports.flatMap((specifier) => {
    const target = targetOf(source, specifier);
    if (target === undefined || workspaceOf(target) === own) return [];
    if (own === undefined && workspaceOf(target) === undefined) return [];
    return [`${source.path}: leaves its workspace with ${specifier}`];
  });
}

function isServerFile(path: string): boolean {
  return /\.server(?:\.test)?\.tsx?$/.test(path) || path.startsWith('apps/portal/server/');
}

function isForTests(path: string): boolean {
  return isTest(path) || path.includes('/testing/');
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

function inside(folder: string): (path: string) => boolean {
  return (path) => path.startsWith(`${folder}/`);
}
