import { createHash } from 'node:crypto';
import { largestOf, PHOTO, profilePath, slugOf } from '@elenco/core/people';
import { discOf, tokens } from '@elenco/core/platform/design';
import type { PublicProfile } from '@elenco/db';
import { inTurn } from '@elenco/pictures';
import type { Hono } from 'hono';
import { formats } from '../../app/i18n/format';
import { isLocale, type Locale } from '../../app/i18n/locales';
import { translator } from '../../app/i18n/translate.server';
import { readPhoto } from '../files/photos';
import { drawnPortrait } from '../files/portraits';
import type { Runtime } from '../runtime';
import type { Env, Settings } from '../types';
import { type Card, drawCard } from './draw';

/** Version of the drawing. Raise it when the drawing changes, so that caches load the new pictures. */
const drawing = 1;
/**
 * Maximum number of cards in memory; a card has about 60 kB. Cards are not stored on disk, since they would
 * remain there after a profile is deleted.
 */
const most = 100;

type Words = Omit<Card, 'portrait'>;

function wordsOf({ profile }: PublicProfile, locale: Locale): Words {
  const t = translator(locale);
  const { compact, number } = formats(locale);
  const largest = largestOf(profile.presences);
  const { evaluationAverage: average, evaluationCount: count } = profile;
  const facts = [
    largest &&
      t('card.followers', {
        ns: 'profile',
        followers: compact(largest.followers),
        channel: t(`channels.${largest.channel}`, { ns: 'options' }),
      }),
    average !== null && count > 0 && t('card.rating', { ns: 'profile', average: number(average) }),
  ];
  return {
    name: profile.name,
    handle: largest ? `@${largest.handle}` : '',
    subtitle: [t(`skills.${profile.mainSkill}`, { ns: 'options' }), profile.city].filter(Boolean).join(' · '),
    facts: facts.filter(Boolean).join('  ·  '),
    disc: tokens.disc[discOf(profile.id) - 1] as string,
  };
}

async function portraitOf(portrait: string, settings: Settings): Promise<Buffer> {
  const photo = PHOTO.test(portrait) ? await readPhoto(portrait, settings) : undefined;
  return photo ?? Buffer.from(drawnPortrait(portrait));
}

/** Mounts `/c/:id/:name/card.png`, the picture that social networks show with a link to a public profile. */
export function mountCards(app: Hono<Env>, { database, settings }: Runtime): void {
  const kept = new Map<string, Promise<Buffer>>();
  const cardOf = (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const card = kept.get(key) ?? draw();
    // Moves the card to the end of the map, so that the first one is the least recently used.
    kept.delete(key);
    kept.set(key, card);
    card.catch(() => kept.delete(key));
    if (kept.size > most) kept.delete(kept.keys().next().value as string);
    return card;
  };
  app.get('/c/:id{[1-9][0-9]{0,8}}/:name/card.png', async (c, next) => {
    const found = await database.profiles.one(Number(c.req.param('id')));
    if (!found) return next();
    const { profile } = found;
    if (c.req.param('name') !== slugOf(profile.name)) {
      return c.redirect(`${profilePath(profile)}/card.png${new URL(c.req.url).search}`, 301);
    }
    const asked = c.req.query('lang');
    const words = wordsOf(found, isLocale(asked) ? asked : 'pt');
    const key = createHash('sha256')
      .update(JSON.stringify([drawing, words, profile.portrait]))
      .digest('base64url')
      .slice(0, 22);
    const etag = `"${key}"`;
    c.header('Cache-Control', 'public, max-age=3600');
    c.header('ETag', etag);
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);
    const card = await cardOf(key, () =>
      inTurn(async () => drawCard({ ...words, portrait: await portraitOf(profile.portrait, settings) })),
    );
    return c.body(new Uint8Array(card), 200, {
      'Content-Type': 'image/png',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });
}
