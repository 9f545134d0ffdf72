import type { LoaderFunctionArgs } from '@remix-run/node';
import { translator } from '../i18n/translate.server';
import { aboutPage } from '../seo/about.server';
import { audienceOf, tourPath } from '../shell/frames';

export async function loadTour({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const audience = audienceOf(url.pathname, url.searchParams);
  const t = translator(context.locale);
  const title = t(`title.${audience}`, { ns: 'tour' });
  const description = t(`description.${audience}`, { ns: 'tour' });
  return { about: aboutPage({ ...context, url }, { title, description, path: tourPath[audience] }) };
}
