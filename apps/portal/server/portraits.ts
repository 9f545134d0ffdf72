import { createAvatar } from '@dicebear/core';
import { create, meta, schema } from '@dicebear/notionists';
import type { Hono } from 'hono';
import type { Env } from './types';

/**
 * The drawn portrait of somebody who has uploaded no photograph yet: the same seed gives the same face, so it
 * may be kept for ever. Style "Notionists" by Zoish, CC0.
 */
export function mountPortraits(app: Hono<Env>): void {
  app.get('/portraits/:file{[a-z0-9-]{1,80}\\.svg}', (c) => {
    const seed = c.req.param('file').slice(0, -'.svg'.length);
    const svg = createAvatar({ create, meta, schema }, { seed, scale: 112, translateY: 3 }).toString();
    return c.body(svg, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    });
  });
}
