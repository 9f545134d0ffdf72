import { createAvatar } from '@dicebear/core';
import { create, meta, schema } from '@dicebear/notionists';
import type { Hono } from 'hono';
import type { Env } from '../types';

/** Draws a face as SVG. The same seed gives the same face. Style "Notionists" by Zoish, CC0. */
export const drawnPortrait = (seed: string): string =>
  createAvatar({ create, meta, schema }, { seed, scale: 112, translateY: 3 }).toString();

/** Serves the drawn portraits of users without a photograph. Browsers may cache them forever. */
export function mountPortraits(app: Hono<Env>): void {
  app.get('/portraits/:file{[a-z0-9-]{1,80}\\.svg}', (c) => {
    const seed = c.req.param('file').slice(0, -'.svg'.length);
    return c.body(drawnPortrait(seed), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    });
  });
}
