import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { Form, Section, StatusChip, SubmitButton } from '../ui';
import styles from './creator.module.css';

/** Shows whether brands may invite the creator, with a toggle button; works without scripts. */
export function Availability({ available, from }: { available: boolean; from: 'home' | 'settings' }) {
  const { t } = useTranslation('creator');
  return (
    <Section title={t('availability.title')}>
      <Form action={`${areaPath.creator}/settings`} className={styles.switch}>
        <span>
          <StatusChip tone={available ? 'good' : 'neutral'}>
            {t(available ? 'availability.on' : 'availability.off')}
          </StatusChip>
        </span>
        <input type="hidden" name="intent" value="availability" />
        <input type="hidden" name="available" value={String(!available)} />
        <input type="hidden" name="from" value={from} />
        <SubmitButton variant="quiet" size="small" name="turn" value="on">
          {t(available ? 'availability.turnOff' : 'availability.turnOn')}
        </SubmitButton>
      </Form>
    </Section>
  );
}
