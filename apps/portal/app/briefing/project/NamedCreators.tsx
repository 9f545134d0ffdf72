import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../../forms/MoveDialog';
import { Alert, Button, Row, Section, StatusChip, type Tone } from '../../ui';
import styles from '../briefing.module.css';
import { Who } from '../RequestedCreators';
import type { NamedCreators as Named } from '../requestedCreators.server';

const tones = {
  waiting: 'neutral',
  in_review: 'moving',
  left_out: 'stopped',
  listed: 'nearly',
  invited: 'good',
  stand_in: 'begun',
  passed: 'stopped',
} as const satisfies Record<Named['creators'][number]['state'], Tone>;

/** Creators that the brand named before the selection, each with its state. */
export function NamedCreators({ named: { creators, gone } }: { named: Named }) {
  const { t } = useTranslation('company');
  return (
    <Section title={t('wishes.title')}>
      <ul className={styles.wishes}>
        {creators.map(({ state, canWithdraw, page, ...creator }) => {
          const { id, name, available } = creator;
          return (
            <li key={id}>
              <span className={styles.wish}>
                {/* Only names that curation still reviews depend on the creator’s availability. */}
                <Who {...creator} available={available || !canWithdraw} />
              </span>
              <Row>
                <StatusChip tone={tones[state]}>{t(`wishes.states.${state}`)}</StatusChip>
                <a href={page} target="_blank" rel="noopener" aria-label={t('wishes.profileOf', { name })}>
                  {t('wishes.profile')}
                </a>
                {canWithdraw && (
                  <MoveDialog
                    intent="withdrawName"
                    fields={{ id }}
                    trigger={
                      <Button size="small" variant="plain" aria-label={t('wishes.withdrawName', { name })}>
                        {t('wishes.withdraw')}
                      </Button>
                    }
                    title={t('wishes.withdrawTitle', { name })}
                    text={t('wishes.withdrawText')}
                    confirm={t('wishes.withdraw')}
                  />
                )}
              </Row>
            </li>
          );
        })}
      </ul>
      {creators.some(({ canWithdraw }) => canWithdraw) && (
        <p className="muted small">{t('wishes.inReview')}</p>
      )}
      {gone > 0 && <Alert title={t('wishes.gone', { count: gone })}>{t('wishes.goneText')}</Alert>}
    </Section>
  );
}
