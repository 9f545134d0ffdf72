import type { MediaKit } from '@elenco/core/discovery';
import { PHOTO } from '@elenco/core/people';
import { mediaKitPdf } from '../../server/documents';
import type { RequestContext } from '../adapters/requestContext.server';
import { formats } from '../i18n/format';
import { i18nOf } from '../i18n/translate.server';
import { download } from '../money/download.server';
import { formatMediaKit, kitTexts } from './texts';

type Reader = Pick<RequestContext, 'locale' | 'now' | 'photoThumbnail'>;

/**
 * Returns a media kit as PDF with the texts of the page.
 * @param invite URL at which brands invite the creator
 */
export async function kitPdf(
  kit: MediaKit,
  { locale, now, photoThumbnail }: Reader,
  invite: string,
): Promise<Response> {
  const t = i18nOf(locale).getFixedT(locale, kitTexts);
  const written = formats(locale);
  const words = formatMediaKit(kit, t, written);
  const pictureOf = async (photo: string | null) =>
    photo !== null && PHOTO.test(photo) ? await photoThumbnail(photo) : undefined;
  const [portrait, ...pictures] = await Promise.all([
    pictureOf(words.portrait),
    ...words.works.map(({ photo }) => pictureOf(photo)),
  ]);
  const head = (name: 'channel' | 'followers' | 'engagement' | 'source') => t(`mediaKit:channels.${name}`);
  const title = t('mediaKit:of', { title: words.name });
  const bytes = await mediaKitPdf({
    locale,
    madeAt: now,
    title,
    name: words.name,
    subtitle: words.subtitle,
    bio: words.bio,
    portrait,
    asOf: t('mediaKit:asOf', { date: written.date(now, 'long') }),
    channels: {
      title: t('mediaKit:channels.title'),
      heads: [head('channel'), head('followers'), head('engagement'), head('source')],
      rows: words.channels.map(({ name, handle, followers, engagement, origin }) => [
        `${name} ${handle}`,
        followers,
        engagement,
        origin,
      ]),
      legend: words.legend,
    },
    audience: words.audience,
    specialities: {
      title: t('mediaKit:specialities'),
      text: words.specialities.join(', '),
      experience: words.experience && `${t('mediaKit:experience')}: ${words.experience}`,
    },
    works: {
      title: t('mediaKit:works.title'),
      rows: words.works.map(({ title, description, link }, n) => ({
        title,
        description,
        link,
        picture: pictures[n],
      })),
    },
    brands: { title: t('mediaKit:brands'), text: words.brands.join(', ') },
    evaluations: words.evaluations && {
      ...words.evaluations,
      title: t('mediaKit:evaluations.title'),
    },
    prices: { title: t('mediaKit:prices.title'), rows: words.prices },
    invite: { text: t('mediaKit:invite'), link: invite },
  });
  return download(bytes, { name: `${title}.pdf`, mime: 'application/pdf' });
}
