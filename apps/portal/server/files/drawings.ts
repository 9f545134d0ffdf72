import { createHash } from 'node:crypto';
import { createAvatar } from '@dicebear/core';
import { create, meta, schema } from '@dicebear/notionists';
import type { Hono } from 'hono';
import type { Env } from '../types';

const [WIDTH, HEIGHT] = [1200, 750];
/** Colors of the background discs, as on the home page. Adjacent discs have different colors. */
const discs = ['#f6c9b6', '#a9cdb9', '#b9c2e9', '#e8b7c4', '#f3d58c'] as const;
const grounds = ['#fde6dd', '#dcefe6', '#e3e7f7', '#fdeec7'] as const;

/** Returns pseudo-random numbers from a seed, each from 0 to 255. */
const numbersOf = (seed: string) => createHash('sha256').update(seed).digest();

/**
 * Draws `people` people on colored discs, as file names such as `cast-3-tapera` specify. The same name gives
 * the same picture, so browsers may cache it forever. Faces are "Notionists" by Zoish, CC0.
 */
export function drawing(people: number, seed: string): string {
  const numbers = numbersOf(seed);
  const number = (n: number) => numbers[n % numbers.length] as number;
  const step = WIDTH / (people + 0.6);
  const cast = Array.from({ length: people }, (_, n) => {
    const size = Math.round(Math.min(620, step * (people > 3 ? 1.5 : 1.25) * (1 + (number(n) % 40) / 150)));
    const left = Math.round(step * (n + 0.8) - size / 2);
    const disc = discs[(number(9) + n) % discs.length];
    const face = createAvatar({ create, meta, schema }, { seed: `${seed}-${n}`, scale: 112, translateY: 3 })
      .toString()
      // Each face needs its own ids, since the faces share one SVG document.
      .replaceAll('viewboxMask', `mask-${n}`)
      .replace('<svg ', `<svg x="${left}" y="${HEIGHT - size * 0.96}" width="${size}" height="${size}" `);
    const ground = `<circle cx="${left + size / 2}" cy="${HEIGHT - size * 0.44}" r="${size * 0.5}" fill="${disc}"/>`;
    return { ground, face };
  });
  // All discs are drawn before all faces, so that no disc covers the face beside it.
  const drawn = [...cast.map(({ ground }) => ground), ...cast.map(({ face }) => face)].join('');
  const ground = grounds[number(8) % grounds.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${drawn}</svg>`;
}

export function mountDrawings(app: Hono<Env>): void {
  app.get('/drawings/:file{cast-[1-6]-[a-z0-9-]{1,32}\\.svg}', (c) => {
    const [, people, ...seed] = c.req.param('file').slice(0, -'.svg'.length).split('-');
    return c.body(drawing(Number(people), seed.join('-')), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    });
  });
}
