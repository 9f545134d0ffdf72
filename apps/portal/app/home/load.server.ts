import { businessDate } from '@elenco/brazil';
import { LEAD_MONTHS } from '@elenco/core';
import { type ContentPicture, contentPicturePath } from '@elenco/core/growth';
import { documentTitle } from '@elenco/core/people';
import { settings } from '@elenco/core/platform';
import { data, type LoaderFunctionArgs, redirectDocument } from '@remix-run/node';
import { homeOf } from '../access/completeSignIn.server';
import { hirePageCookie } from '../access/pageBeforeSignIn.server';
import { loginOf } from '../access/signIn.server';
import { published, type Reader } from '../content/published.server';
import { translator } from '../i18n/translate.server';
import { aboutPage } from '../seo/about.server';
import { type Audience, audienceOf, homeFor } from '../shell/frames';
import { exampleOn } from './example.server';

/** Maximum number of items per section. */
const most = { cases: 3, testimonials: 3 };

/**
 * Returns a picture with its URL. The server builds the URL, so that browsers need no rules about content.
 */
const pictureOf = (picture: ContentPicture<string> | null) =>
  picture && {
    src: contentPicturePath(picture.name),
    alt: picture.alt,
    width: picture.width,
    height: picture.height,
  };
export type HomePicture = NonNullable<ReturnType<typeof pictureOf>>;

/** Loads the home page's published content for one audience. */
async function storiesFor(reader: Reader, audience: Audience) {
  const [banners, cases, testimonials, tags, clients] = await Promise.all([
    published(reader, 'banner'),
    published(reader, 'case'),
    published(reader, 'testimonial'),
    published(reader, 'tag'),
    published(reader, 'client'),
  ]);
  const [banner = null] = banners;
  const own = testimonials.filter(({ side }) => side === audience);
  const quotes = own.length > 0 ? own : testimonials;
  return {
    banner: banner && {
      title: banner.title,
      subtitle: banner.subtitle,
      author: banner.author,
      picture: pictureOf(banner.picture),
    },
    cases: cases.slice(0, most.cases).map(({ id, slug, title, brand, result, picture }) => ({
      id,
      slug,
      title,
      brand,
      result,
      picture: pictureOf(picture),
    })),
    testimonials: quotes.slice(0, most.testimonials).map(({ id, title, role, quote, picture }) => ({
      id,
      title,
      role,
      quote,
      picture: pictureOf(picture),
    })),
    tags: tags.map(({ id, title, link }) => ({ id, title, link })),
    clients: clients.map(({ id, title, link, picture }) => ({
      id,
      title,
      link,
      picture: pictureOf(picture),
    })),
  };
}
export type Stories = Awaited<ReturnType<typeof storiesFor>>;

/**
 * Loads the home page from `contents`, by default the published ones. Redirects signed-in users who were sent
 * to the login modal.
 */
export async function loadHome({ context, request }: LoaderFunctionArgs, contents = context.contents) {
  const url = new URL(request.url);
  const login = loginOf(url, context);
  if (url.searchParams.get('openlogin') === 'true' && context.user) {
    throw redirectDocument(homeOf(context.actor, login.briefing ?? undefined));
  }
  const audience = audienceOf(url.pathname, url.searchParams);
  const [rows, stories] = await Promise.all([
    context.app.see(settings, { role: 'system' }, {}),
    storiesFor({ contents, locale: context.locale }, audience),
  ]);
  const t = translator(context.locale);
  const description = t(audience === 'brand' ? 'description' : 'creatorDescription', { ns: 'home' });
  return {
    about: aboutPage(
      { ...context, url },
      { title: documentTitle(t('documentTitle', { ns: 'home' })), description, path: homeFor(audience) },
    ),
    example: exampleOn(rows, businessDate(context.now())),
    login,
    stories,
    leadMonths: LEAD_MONTHS,
    newsletterForm: context.newsletterForm,
  };
}

/** Loads the home page at `/`. The query string may contain the creator that a visitor wants to hire. */
export async function loadHomePage(args: LoaderFunctionArgs) {
  const going = hirePageCookie(new URL(args.request.url), args.context.user);
  return data(await loadHome(args), going ? { headers: { 'Set-Cookie': going } } : {});
}
