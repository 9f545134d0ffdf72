import { areaPath } from '@elenco/core/people';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Section, StatusChip, SubmitButton } from '../ui';
import styles from './creator.module.css';

/** Shows whether brands may invite the creator, with a toggle button; works without scripts. */
export function Availability({ available, from }: { available: boolean; from: 'home' | 'settings' }) {
  const { t } = useTranslation('creator');
  return (
    <Section title={t('availability.title')}>
      <div className={styles.switch}>
        <StatusChip tone={available ? 'good' : 'neutral'}>
          {t(available ? 'availability.on' : 'availability.off')}
        </StatusChip>
        <TurnAvailability available={available} from={from} variant="quiet" size="small" />
      </div>
    </Section>
  );
}

type Turn = { available: boolean; from: 'home' | 'settings' } & Pick<
  ComponentProps<typeof SubmitButton>,
  'variant' | 'size'
>;

/** Button that pauses or resumes invitations to the creator. */
export function TurnAvailability({ available, from, ...button }: Turn) {
  const { t } = useTranslation('creator');
  return (
    <Form action={`${areaPath.creator}/settings`}>
      <input type="hidden" name="intent" value="availability" />
      <input type="hidden" name="available" value={String(!available)} />
      <input type="hidden" name="from" value={from} />
      <SubmitButton {...button} name="turn" value="on">
        {t(available ? 'availability.turnOff' : 'availability.turnOn')}
      </SubmitButton>
    </Form>
  );
}
