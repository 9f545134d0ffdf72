import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Alert, ButtonLink } from '../ui';
import { useMissing } from './CompanyFirst';
import type { loadSettings } from './settings.server';

type Props = Pick<Awaited<ReturnType<typeof loadSettings>>, 'back' | 'missing'>;

/** Note for users who came from a briefing: the data that is still missing, and a link back. */
export function BackToBriefing({ back, missing }: Props) {
  const { t } = useTranslation('company');
  const { list } = useFormat();
  const items = useMissing(missing);
  if (!back) return null;
  const whole = missing.length === 0;
  return (
    <Alert
      tone={whole ? 'success' : 'warning'}
      title={whole ? t('complete.done') : `${t('complete.back')}: ${list(items)}`}
      action={
        <ButtonLink to={back} size="small">
          {t('complete.toBriefing')}
        </ButtonLink>
      }
    >
      {!whole && t('complete.saved')}
    </Alert>
  );
}
