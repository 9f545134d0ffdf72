import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { settingsPath } from '../creator/parts';
import { Posts } from '../profile/Posts';
import { History } from '../search/History';
import { Quality } from '../search/Quality';
import { Alert, ButtonLink, PageHeader, Section, Stack } from '../ui';
import { useErrorText } from '../ui/field';
import { Connected, Disconnect, Readings } from './Connected';
import { ConnectForm } from './ConnectForm';
import type { OwnConnection } from './load.server';
import { PostsForm } from './PostsForm';

/** Number of posts that are shown above the button for the rest. */
const SHOWN_POSTS = 6;

/** A creator's account at a social network, whose connection is missing, active or lost. */
export function ConnectionPage({ own, answer }: { own: OwnConnection; answer?: Answer }) {
  const { t } = useTranslation(['connections', 'options']);
  const words = useErrorText();
  const { channel, available, connection, seen, readings, problem } = own;
  const network = t(`options:channels.${channel}`);
  const shown = connection && connection.status !== 'disconnected' ? connection : null;
  const refused =
    answer?.intent === 'disconnect' || answer?.intent === 'posts'
      ? (answer.submission.error?.[''] ?? [])
      : [];
  return (
    <>
      <PageHeader title={network} subtitle={t('subtitle')} />
      <Stack>
        {problem && (
          <Alert tone="error" title={t(`problem.${problem}.title`, { network })}>
            {channel === 'youtube' && problem === 'not_permitted'
              ? t('problem.not_permitted.youtube')
              : t(`problem.${problem}.text`, { network })}
          </Alert>
        )}
        {refused.length > 0 && <Alert tone="error" title={refused.map(words).join(' ')} />}
        {connection?.status === 'lost' && (
          <Alert tone="warning" title={t('lost.title', { network })}>
            {channel === 'youtube' ? t('lost.youtube') : t('lost.text', { network })}
          </Alert>
        )}
        {shown && <Connected connection={shown} readings={readings} />}
        {connection?.status === 'connected' && <PostsForm connection={connection} />}
        {!available && connection?.status !== 'connected' && (
          <Alert
            tone="info"
            title={t('unavailable.title', { network })}
            action={
              <ButtonLink to={settingsPath('channels')} size="small">
                {t('unavailable.channels')}
              </ButtonLink>
            }
          >
            {t('unavailable.text')}
          </Alert>
        )}
        {available && connection?.status !== 'connected' && (
          <ConnectForm channel={channel} again={connection?.status === 'lost'} answer={answer} />
        )}
        <Posts posts={own.posts} first={SHOWN_POSTS} />
        {shown && seen && (
          <Section title={t('seen.title')}>
            <p className="muted small">{t('seen.text')}</p>
            <History histories={seen.histories} />
            <Quality qualities={seen.qualities} own />
          </Section>
        )}
        {shown && (
          <Section title={t('figures.history')}>
            <Readings channel={channel} readings={readings} />
          </Section>
        )}
        {shown && <Disconnect connection={shown} />}
      </Stack>
    </>
  );
}
