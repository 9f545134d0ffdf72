import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { OnceShown } from '../security/OnceShown';
import { Arrival } from '../ui';

/** A new secret, shown once. */
export function NewSecret({ answer }: { answer: Answer | undefined }) {
  const { t } = useTranslation('webhooks');
  const secret = answer?.shown?.secret;
  if (!secret) return null;
  return (
    <Arrival title={t('secretTitle')} of={secret}>
      <p>{t('secretText')}</p>
      <OnceShown label={t('secret')} text={secret} />
    </Arrival>
  );
}
