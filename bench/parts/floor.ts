/** The least that an answer can cost here: a bare Hono handler with a text of `/<size>` bytes, at the port given. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const app = new Hono();
const texts = new Map<number, string>();
app.get('/:size{\\d+}', (c) => {
  const size = Number(c.req.param('size'));
  const text = texts.get(size) ?? 'x'.repeat(size);
  texts.set(size, text);
  return c.html(text);
});
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.argv[2]) }, () => console.log('ready'));
