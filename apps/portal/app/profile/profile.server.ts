import { videoAt, type WorkVideo } from '@elenco/core/discovery';
import {
  type Actor,
  areaPath,
  channelPage,
  type OpenProfile,
  photoPath,
  portraitPath,
  profilePath,
  slugOf,
} from '@elenco/core/people';
import type { PublicProfile } from '@elenco/db';
import { data, redirect } from '@remix-run/node';
import { briefingStart, withIntendedCreator } from '../access/intendedCreator';
import { idIn, notFound, type RequestContext } from '../adapters/requestContext.server';
import type { Locale } from '../i18n/locales';
import { translator } from '../i18n/translate.server';
import { download } from '../money/download.server';
import { profileAt } from '../search/paths';
import { aboutPage } from '../seo/about.server';
import { shortened } from '../seo/pageMeta';
import { shownPosts } from './shownPosts.server';

/** Size in pixels of the picture that social networks show with a link. */
const cardSize = { width: 1_200, height: 630 } as const;

/** Returns the label and target of the hire button for the viewer's role. */
export function hireFor(
  actor: Actor,
  creatorId: number,
): { to: string; label: 'hire' | 'edit' | 'office'; modal?: true; keep?: string } | null {
  switch (actor.role) {
    case 'company':
      return {
        to: withIntendedCreator(briefingStart, creatorId),
        label: 'hire',
        keep: profileAt(String(creatorId)),
      };
    case 'admin':
      return { to: `/dashboard/admin/perfil/${creatorId}`, label: 'office' };
    case 'creator':
      return actor.creatorId === creatorId ? { to: `${areaPath.creator}/profile`, label: 'edit' } : null;
    default:
      return { to: withIntendedCreator('/signup/brand', creatorId), label: 'hire', modal: true };
  }
}

/** Returns specialty and place, for example "Skincare · Recife, PE". */
const about = ({ mainSkill, city, state }: OpenProfile, locale: Locale): string =>
  [translator(locale)(`skills.${mainSkill}`, { ns: 'options' }), [city, state].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' · ');

/**
 * Loads the public page of a creator by id. If the name in the URL differs, redirects permanently to the
 * right URL. A hidden profile returns 404, as an unknown one does.
 */
export async function loadProfile(ctx: RequestContext<'public'>) {
  const { app, actor, locale, params, url } = ctx;
  const t = translator(locale);
  const number = numberIn(ctx);
  const found = await app.profiles.one(number);
  if (!found) {
    const into = await app.profiles.mergedInto(number);
    if (into !== null && (await app.profiles.one(into))) throw redirect(`/c/${into}${url.search}`, 302);
    return data({ title: t('gone.title', { ns: 'profile' }), shown: null, about: null }, { status: 404 });
  }
  const { profile } = found;
  const path = profilePath(profile);
  if (params.name !== slugOf(profile.name)) throw redirect(`${path}${url.search}`, 301);
  const shown = presentProfile(found, ctx, hireFor(actor, profile.id));
  const { subtitle, description, card: image } = shown;
  const title = `${profile.name} · ${subtitle}`;
  return data({
    title: profile.name,
    shown,
    about: aboutPage(ctx, { title, description, type: 'profile', path, image }),
  });
}

/** Returns the id in the URL. For an invalid id, returns 0, which no profile has. */
function numberIn(ctx: RequestContext<'public'>): number {
  try {
    return idIn(ctx);
  } catch {
    return 0;
  }
}

/** Returns the data of a profile ready to render, for the public page and for the creator's preview. */
export function presentProfile(
  found: PublicProfile,
  { locale, baseUrl }: Pick<RequestContext, 'locale' | 'baseUrl'>,
  hire: ReturnType<typeof hireFor>,
) {
  const { profile } = found;
  const canonical = `${baseUrl}${profilePath(profile)}`;
  const subtitle = about(profile, locale);
  const t = translator(locale);
  return {
    profile: {
      ...profile,
      presences: profile.presences.map((one) => ({ ...one, page: channelPage(one.channel, one.handle) })),
    },
    projects: found.projects.map((project) => ({
      ...project,
      images: project.images.map(photoPath),
      videos: project.videos.map((video) => shownVideo(video, profile.id)),
    })),
    posts: shownPosts(found.posts),
    evaluations: found.evaluations,
    canonical,
    subtitle,
    hire,
    description: shortened(
      profile.bio || t('description', { ns: 'profile', name: profile.name, about: subtitle }),
    ),
    card: {
      url: `${canonical}/card.png?lang=${locale}`,
      alt: t('cardAlt', { ns: 'profile', name: profile.name }),
      ...cardSize,
    },
    baseUrl,
    portrait: portraitPath(profile.portrait),
    background: profile.background && photoPath(profile.background),
  };
}
/** Returns a video with the URL of its page or file, and the URL of the social network's player. */
function shownVideo({ link, fileId, still }: WorkVideo, creatorId: number) {
  const found = link === null ? undefined : videoAt(link);
  return {
    network: found?.network ?? null,
    page: link ?? `/c/${creatorId}/videos/${fileId}`,
    player: found?.player ?? null,
    still: still && photoPath(still),
  };
}

/** Returns an uploaded video of a portfolio, or the range that a player requests. */
export async function openWorkVideo(ctx: RequestContext<'public'>) {
  const file = await ctx.app.profiles.videoFile(ctx.actor, numberIn(ctx), idIn(ctx, 'file'));
  if (!file) throw notFound();
  const part = await ctx.openFile(file);
  return download(part.body, file, part);
}

export type Shown = ReturnType<typeof presentProfile>;
