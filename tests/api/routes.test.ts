import { manifest } from '@elenco/portal/server/api/manifest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { type Caller, gather } from './cast';

let api: RunningApi;
let as: Awaited<ReturnType<typeof gather>>;

beforeAll(async () => {
  api = await startApi();
  as = await gather(api);
});
afterAll(() => api.stop());

const addressed = (path: string) => path.replace(':id', '1');

describe('the route table of the API', () => {
  it('contains exactly the routes of the manifest', () => {
    const routed = api.app.routes
      .filter((route) => route.method !== 'ALL')
      .map((route) => `${route.method} ${route.path}`);
    const listed = manifest.map((route) => `${route.method} /api/v1${route.path}`);
    expect([...new Set(routed)].sort()).toEqual([...listed, 'GET /api/docs'].sort());
  });

  it('has unique paths', () => {
    const listed = manifest.map((route) => `${route.method} ${route.path}`);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('requires a sign-in except for the open routes', async () => {
    for (const route of manifest.filter((one) => !one.open)) {
      const answer = await as.nobody(route.method, addressed(route.path));
      expect([route.method, route.path, answer.status]).toEqual([route.method, route.path, 401]);
      expect(await answer.json()).toMatchObject({ code: 'signed_out', status: 401 });
    }
    expect(
      manifest
        .filter((one) => one.open)
        .map((one) => one.path)
        .sort(),
    ).toEqual(['/currencies', '/openapi.json', '/tokens']);
  });

  it('returns the allowed methods of a path if a different method is used', async () => {
    for (const path of new Set(manifest.map((route) => route.path))) {
      const answer = await as.owner('PATCH', addressed(path));
      expect([path, answer.status]).toEqual([path, 405]);
      const allowed = answer.headers.get('allow')?.split(', ') ?? [];
      const methods = manifest.filter((route) => route.path === path).map((route) => route.method);
      expect(allowed.filter((method) => method !== 'HEAD').sort()).toEqual(methods.sort());
    }
  });

  it('returns a problem document for any method at an unknown path', async () => {
    for (const caller of [as.nobody, as.owner] as Caller[]) {
      for (const path of ['/nothing', '/briefings/31/nothing', '/../v2', '/briefings/31/moves/1']) {
        const answer = await caller('POST', path, {});
        expect(answer.status).toBe(404);
        expect(answer.headers.get('content-type')).toBe('application/problem+json');
      }
    }
  });
});
