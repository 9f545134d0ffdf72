import type { Profile } from '@elenco/core/discovery';
import { channelPage } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';

/** Tells how to reach a creator without an account, with links to the creator's pages on the networks. */
export function ExternalContact({ presences }: Pick<Profile, 'presences'>) {
  const { t } = useTranslation(['search', 'options']);
  const pages = presences.flatMap(({ channel, handle }) => {
    const page = handle ? channelPage(channel, handle) : null;
    return page ? [{ channel, handle, page }] : [];
  });
  if (pages.length === 0) return t('external.byEmail');
  return (
    <>
      {t('external.howTo')}{' '}
      {pages.map(({ channel, handle, page }, n) => (
        <span key={channel}>
          {n > 0 && ' · '}
          <a href={page} target="_blank" rel="noreferrer">
            {t(`options:channels.${channel}`)} (@{handle})
          </a>
        </span>
      ))}
    </>
  );
}
