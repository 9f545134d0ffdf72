import type { ServerBuild } from '@remix-run/server-runtime';
import { expect, it } from 'vitest';
import { pagePatterns } from './pagePattern';

const routes = {
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root', index: true },
  area: { id: 'area', parentId: 'root', path: 'dashboard/client' },
  project: { id: 'project', parentId: 'area', path: 'projects/:id' },
  lost: { id: 'lost', parentId: 'root', path: '*' },
};

it.each([
  ['/', '/'],
  ['/dashboard/client/projects/17', '/dashboard/client/projects/:id'],
  ['/dashboard/client/projects/17.data', '/dashboard/client/projects/:id'],
  ['/reset/a-secret-token', '/*'],
])('returns the route pattern for the path %s, without the values in the path', (address, pattern) => {
  expect(pagePatterns({ routes } as unknown as ServerBuild)(address)).toBe(pattern);
});
