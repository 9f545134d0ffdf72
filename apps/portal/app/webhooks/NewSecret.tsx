import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { OneTimeSecret } from '../security/OneTimeSecret';
import { Arrival } from '../ui';

/** A new secret, shown once. */
export function NewSecret({ answer }: { answer: Answer | undefined }) {
  const { t } = useTranslation('webhooks');
  const secret = answer?.shown?.secret;
  if (!secret) return null;
  return (
    <Arrival title={t('secretTitle')} of={secret}>
      <p>{t('secretText')}</p>
      <OneTimeSecret label={t('secret')} text={secret} />
    </Arrival>
  );
}
