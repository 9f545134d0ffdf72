/**
 * Serves the cheapest possible responses, as a reference. `/<size>` is a bare Hono handler that returns
 * `size` bytes. `/page` is a bare Remix route with one paragraph.
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { barePage } from './barePage';

const app = new Hono();
const texts = new Map<number, string>();
app.get('/:size{\\d+}', (c) => {
  const size = Number(c.req.param('size'));
  const text = texts.get(size) ?? 'x'.repeat(size);
  texts.set(size, text);
  return c.html(text);
});
app.get('/page', (c) => barePage(new Request(new URL('/', c.req.url))));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.argv[2]) }, () => console.log('ready'));
