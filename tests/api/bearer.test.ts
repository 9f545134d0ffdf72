import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tokenScopes } from '@elenco/core';
import { type Database, openDatabase } from '@elenco/db';
import { readSettings, type Settings } from '@elenco/db/settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtPortal } from '../../bin/parts/build';
import { freePort } from '../support/app';
import { Browsing } from '../support/browsing';
import { freshDatabase, longTimeouts } from '../support/db';
import { printDepth, sampled } from '../support/depth';
import { putRows } from '../support/rows';
import { unlimitedCalls } from '../support/unlimited';
import { oneOfEach, type Person, people } from './cast';
import { comparableResponse, firstDifference } from './guards/answers';
import { aCampaign, acceptedPay, addressOf, portalRoutes } from './guards/routes';

interface Portal {
  readonly url: string;
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  close(): Promise<void>;
}
type Serve = (parts: {
  settings: Settings;
  database: Database;
  mode: 'production';
  version: string;
}) => Promise<Portal>;

/** A URL outside `/api/v1`, and a user whose session may open it. */
interface Address {
  readonly method: string;
  readonly path: string;
  readonly person: Person;
}
interface Cell extends Address {
  readonly scope: string;
  /** Requested path: the path of the page, or the path of the page's data. */
  readonly asked: string;
}

const scopes = [...tokenScopes, 'read', 'write'];
const upload = `/uploads/${people.creator.id}-${'a'.repeat(32)}`;
/** Values for path parameters of the server's own routes, by name and pattern. */
const parameters: Readonly<Record<string, string>> = {
  'file{[0-9a-f]{64}\\.webp}': `${'a'.repeat(64)}.webp`,
  'file{[a-z0-9-]{1,80}\\.svg}': 'somebody.svg',
  'file{cast-[1-6]-[a-z0-9-]{1,32}\\.svg}': 'cast-1-story.svg',
  'file{sitemap-creators-[0-9]{1,5}\\.xml}': 'sitemap-creators-1.xml',
  'id{[0-9]{1,9}}': '1',
  'id{[1-9][0-9]*-[0-9a-f]{32}}': upload.slice('/uploads/'.length),
  'id{[1-9][0-9]{0,8}}': String(people.creator.creatorId),
  'cep{[0-9]{8}}': '01310100',
  'slug{[a-z0-9]+\\.svg}': 'a1.svg',
  name: 'cecilia-amaral',
  slug: 'a1',
};
/** Paths of the health checks. They are not tested, because their responses differ between two requests. */
const changing = ['/healthz', '/readyz'];

let portal: Portal;
let addresses: Address[];
const tokens = new Map<string, string>();
/** An anonymous visitor whose forms carry a valid CSRF token, so that they reach the action of their page. */
let visitor: Browsing;
let csrf: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  const own = await freshDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'elenco-bearer-'));
  const settings = readSettings({
    ...unlimitedCalls,
    DATABASE_URL: own.url,
    ELENCO_DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
  });
  const database = await openDatabase(own.url, { poolMax: 10, limits: longTimeouts });
  await putRows(own.url, [...oneOfEach, ['briefings', aCampaign], ['pay-contracts', acceptedPay]]);
  const { serve } = (await import(pathToFileURL(builtPortal).href)) as { serve: Serve };
  portal = await serve({ settings, database, mode: 'production', version: 'test' });
  stop = async () => {
    await portal.close();
    await database.close();
    await own.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  visitor = new Browsing(portal.url);
  csrf = await visitor.csrf('/login');
  const now = new Date().toISOString();
  for (const person of ['brandOwner', 'creator', 'owner'] as const)
    for (const scope of scopes) {
      const about = { name: scope, scopes: [scope], days: 1, now };
      const { token } = await database.identity.issueToken(people[person].id, about);
      tokens.set(`${person} ${scope}`, token);
    }
  addresses = [...serverAddresses(), ...(await pageAddresses())];
}, 240_000);
afterAll(() => stop());

/**
 * Returns the URLs that the server handles itself.
 * @throws if a parameter has no value in `parameters`
 */
function serverAddresses(): Address[] {
  const own = portal.routes.filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/api/v1'));
  return own.flatMap(({ method, path }) => {
    const filled = path
      .replace(/:(\w+(?:\{(?:[^{}]|\{[^{}]*\})*\})?)/g, (_, parameter: string) => {
        const value = parameters[parameter];
        if (value === undefined) throw new Error(`${method} ${path} has no value for ${parameter}`);
        return value;
      })
      .replace('*', 'users');
    if (changing.includes(filled)) return [];
    const person = path.startsWith('/uploads') ? 'creator' : 'owner';
    return [{ method, path: filled, person } as const];
  });
}

async function pageAddresses(): Promise<Address[]> {
  const { routes } = await portalRoutes();
  return routes.flatMap((route) => {
    const person = route.area === 'company' ? 'brandOwner' : route.area === 'creator' ? 'creator' : 'owner';
    return ['GET', 'POST'].map((method) => ({ method, path: addressOf(route), person }) as const);
  });
}

async function answerTo({ method, asked }: Cell, token?: string): Promise<string> {
  const answer = await visitor.copy().fetch(asked, {
    method,
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    ...(method === 'GET' ? {} : { body: new URLSearchParams({ csrf, intent: 'nothing' }) }),
  });
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    await answer.body?.cancel();
    return 'a stream';
  }
  return comparableResponse(answer);
}

it('treats requests with an API token of any scope as anonymous outside /api/v1', async () => {
  const cells = addresses.flatMap((address) => {
    const isPage = address.method === 'GET' && !/\.\w+$/.test(address.path);
    const paths = isPage ? [address.path, `${address.path === '/' ? '/_root' : address.path}.data`] : [];
    return (paths.length > 0 ? paths : [address.path]).flatMap((asked) =>
      scopes.map((scope): Cell => ({ ...address, asked, scope })),
    );
  });
  // The daily sample covers every URL. The scope that is tested for a URL changes every day.
  const looked = sampled(cells, ({ method, path }) => `${method} ${path}`);
  expect(new Set(looked.map(({ method, path }) => `${method} ${path}`)).size).toBe(
    new Set(addresses.map(({ method, path }) => `${method} ${path}`)).size,
  );
  const wrong: string[] = [];
  const left = [...looked];
  const walk = async () => {
    for (let cell = left.shift(); cell !== undefined; cell = left.shift()) {
      const { person, scope, method, asked } = cell;
      const [anonymous, program] = [
        await answerTo(cell),
        await answerTo(cell, tokens.get(`${person} ${scope}`)),
      ];
      if (anonymous !== program) {
        wrong.push(`${method} ${asked}, ${scope} of ${person}: ${firstDifference(anonymous, program)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, walk));
  printDepth('addresses outside REST', looked.length, cells.length, `${wrong.length} wrong`);
  expect(wrong).toEqual([]);
}, 600_000);

it('accepts in the REST API every API token that other URLs treat as anonymous', async () => {
  for (const [name, token] of tokens) {
    const answer = await fetch(`${portal.url}/api/v1/me`, { headers: { Authorization: `Bearer ${token}` } });
    expect([name, answer.status]).toEqual([name, 200]);
  }
});
