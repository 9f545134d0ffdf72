import type { Cell } from '@elenco/core/kit';
import type { RequestContext } from '../adapters/requestContext.server';
import { i18nOf } from '../i18n/translate.server';
import { campaignOf } from './one.server';

const heads = [
  'name',
  'channels',
  'followers',
  'state',
  'price',
  'currency',
  'paid',
  'all',
  'delivered',
  'approved',
  'published',
  'links',
  'rating',
] as const;

/** Returns the creators of a campaign as rows of a spreadsheet. */
export async function campaignTable(ctx: RequestContext<'company'>, projectId: number) {
  const { title, mayExport, cast, campaign } = await campaignOf(ctx, projectId);
  const t = i18nOf(ctx.locale).getFixedT(ctx.locale, ['campaigns', 'options', 'resources']);
  const rows = cast.map(({ face, profile, castStatus, progress, posts, paidCents, rating }): Cell[] => [
    face.name,
    profile?.presences
      .map(({ channel, handle }) => `${t(`options:channels.${channel}`)} @${handle}`)
      .join(', '),
    profile?.followers,
    castStatus &&
      (castStatus.kind === 'contract'
        ? t(`resources:contracts.status.${castStatus.status}`)
        : t(`options:proposalToCompany.${castStatus.status}`)),
    castStatus?.priceCents == null ? null : { cents: castStatus.priceCents },
    campaign.currency,
    paidCents === null ? null : { cents: paidCents },
    progress.all,
    progress.delivered,
    progress.approved,
    progress.published,
    posts.map(({ link }) => link).join(' '),
    rating,
  ]);
  return { name: title, mayExport, table: [heads.map((head) => t(`campaigns:file.${head}`)), ...rows] };
}
