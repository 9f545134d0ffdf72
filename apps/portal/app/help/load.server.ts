import { businessDate } from '@elenco/brazil';
import { type HelpAudience, helpFor } from '@elenco/core/people';
import { type Setting, settings } from '@elenco/core/platform';
import { notFound, type RequestContext } from '../adapters/requestContext.server';
import type { Locale } from '../i18n/locales';
import { resources } from '../i18n/resources.server';
import { translator } from '../i18n/translate.server';
import { aboutPage } from '../seo/about.server';
import { figuresOn } from './figures.server';

/** Returns the translator of the help texts, which the types for browsers leave out. */
const texts = (locale: Locale) => translator(locale) as unknown as (key: string, values?: object) => string;

/** Returns the terms of a page in order, with the amounts, rates and limits in force on a business day. */
export function termsOf(audience: HelpAudience, locale: Locale, rows: readonly Setting[], today: string) {
  const t = texts(locale);
  const figures = figuresOn(rows, today, locale);
  return Object.keys(resources[locale].help.terms[audience]).map((anchor) => ({
    anchor,
    title: t(`help:terms.${audience}.${anchor}.title`),
    text: t(`help:terms.${audience}.${anchor}.text`, figures),
  }));
}

/**
 * Loads a help page in the reader's language. The server inserts the texts, since browsers do not need the
 * long texts of other pages.
 * @throws 404 for readers who may not open the page
 */
export async function loadHelp(
  audience: HelpAudience,
  ctx: RequestContext<'public'> | RequestContext<'shared'>,
) {
  const pages = helpFor(ctx.actor);
  if (!pages.includes(audience)) throw notFound();
  const t = texts(ctx.locale);
  const rows = await ctx.app.see(settings, { role: 'system' }, {});
  const title = t(`help.title.${audience}`);
  const subtitle = t(`help:subtitle.${audience}`);
  return {
    audience,
    subtitle,
    pages,
    terms: termsOf(audience, ctx.locale, rows, businessDate(ctx.now)),
    about: aboutPage(ctx, { title, description: subtitle }),
  };
}
export type Help = Awaited<ReturnType<typeof loadHelp>>;
