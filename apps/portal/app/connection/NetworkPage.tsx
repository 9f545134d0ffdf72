import type { Network } from '@elenco/core/discovery';
import { useTranslation } from 'react-i18next';
import { ModalLink } from '../access/ModalLink';
import type { Answer } from '../adapters/form.server';
import { settingsPath } from '../creator/parts';
import { Alert, ButtonLink, Card, PageHeader, Row, Stack } from '../ui';
import { ConnectionPage } from './ConnectionPage';
import type { OwnConnection } from './load.server';
import { DataUsage } from './Reads';

type Props = {
  channel: Network;
  /** The creator's connection to the social network; null for users who are not creators. */
  own: OwnConnection | null;
  signedIn: boolean;
  answer: Answer | undefined;
};

/** Public page about a social network: the creator's own connection, or an explanation with sign-up links. */
export function NetworkPage({ channel, own, signedIn, answer }: Props) {
  const { t } = useTranslation('connections');
  if (!own) return <AboutConnecting channel={channel} signedIn={signedIn} />;
  return (
    <Stack>
      <ConnectionPage own={own} answer={answer} />
      <div>
        <ButtonLink to={settingsPath('networks')}>{t('back')}</ButtonLink>
      </div>
    </Stack>
  );
}

function AboutConnecting({ channel, signedIn }: Pick<Props, 'channel' | 'signedIn'>) {
  const { t } = useTranslation(['connections', 'options']);
  const network = t(`options:channels.${channel}`);
  return (
    <Stack>
      <PageHeader title={t('about.title', { network })} subtitle={t('about.text', { network })} />
      <Card level={2} title={t('about.how')}>
        <DataUsage channel={channel} />
      </Card>
      {signedIn ? (
        <Alert tone="info" title={t('about.creatorsOnly')} />
      ) : (
        <Row>
          <ModalLink modal="login" variant="primary">
            {t('about.login')}
          </ModalLink>
          <ModalLink modal="be">{t('about.signUp')}</ModalLink>
        </Row>
      )}
    </Stack>
  );
}
