import type { FirstStep } from '@elenco/core/discovery';
import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { firstStepPath, settingsPath } from '../creator/parts';
import { ButtonLink, Card, Row } from '../ui';
import styles from './editor.module.css';
import type { Editor } from './editor.server';

/** Returns the URL of a step. The portfolio is on this page, where a dialog adds a project. */
const placeOf = (step: FirstStep) => (step === 'work' ? '?modal=create-project' : firstStepPath(step));

/** Completeness of the profile, with links to the open steps. */
export function ProfileCompleteness({ steps }: Pick<Editor, 'steps'>) {
  const { t } = useTranslation(['portfolio', 'creator']);
  const open = steps.filter(({ done }) => !done);
  const done = steps.length - open.length;
  const level = Math.round((done / steps.length) * 100);
  return (
    <Card level={2} title={t('complete.title')}>
      <div className={styles.level}>
        <progress value={done} max={steps.length} aria-label={t('complete.title')} />
        <strong className="num">{t('complete.done', { level })}</strong>
      </div>
      {open.length > 0 ? (
        <ul className={styles.missing}>
          {open.map(({ step }) => (
            <li key={step}>
              <Link to={placeOf(step)} preventScrollReset={step === 'work'}>
                {t(`creator:first.steps.${step}.name`)}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.whole}>
          <Check aria-hidden="true" /> {t('complete.whole')}
        </p>
      )}
      <Row>
        <ButtonLink to={settingsPath('profile')} size="small">
          {t('complete.edit')}
        </ButtonLink>
        <ButtonLink to={settingsPath('photo')} size="small">
          {t('complete.photo')}
        </ButtonLink>
        <ButtonLink to={`${areaPath.creator}/perfil`} size="small">
          {t('complete.preview')}
        </ButtonLink>
      </Row>
    </Card>
  );
}
