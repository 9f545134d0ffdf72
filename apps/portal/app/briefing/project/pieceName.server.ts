import { deliverables, observations } from '@elenco/core/hiring';
import { creators } from '@elenco/core/people';
import type { RequestContext } from '../../adapters/requestContext.server';
import { i18nOf } from '../../i18n/translate.server';

/** Returns the names of a deliverable and its creator, for a toast. */
export async function pieceName(
  { app, actor, locale }: Pick<RequestContext<'company' | 'creator'>, 'app' | 'actor' | 'locale'>,
  id: number,
) {
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

/** Returns the names of the creators who sent these observations, for a toast. */
export async function senderNames({ app, actor }: RequestContext<'company'>, ids: readonly number[]) {
  const sent = await app.pick(observations, actor, ['creatorId'], { id: [...ids] });
  const id = [...new Set(sent.map(({ creatorId }) => creatorId))];
  const found = await app.pick(creators, actor, ['name'], { id });
  return found.map(({ name }) => name).join(', ');
}
