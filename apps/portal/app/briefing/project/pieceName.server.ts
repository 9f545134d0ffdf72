import { deliverables } from '@elenco/core/hiring';
import { creators } from '@elenco/core/people';
import type { RequestContext } from '../../adapters/requestContext.server';
import { i18nOf } from '../../i18n/translate.server';

/** Returns the creator and the name of a deliverable, for a toast. */
export async function pieceName({ app, actor, locale }: RequestContext<'company'>, id: number) {
  const { creatorId, channel, format, ordinal } = await app.get(deliverables, actor, id);
  const [creator] = await app.pick(creators, actor, ['name'], { id: creatorId });
  const t = i18nOf(locale).getFixedT<['company', 'options']>(locale, ['company', 'options']);
  const piece = t('content.piece', {
    format: t(`options:formats.${format}`),
    number: ordinal,
    channel: t(`options:channels.${channel}`),
  });
  return [creator?.name, piece].filter(Boolean).join(', ');
}
