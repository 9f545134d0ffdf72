import { areaPath } from '@elenco/core/people';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refusals, refusalsOf } from '../forms/Refused';
import { Avatar, ButtonLink, Card, Form, SubmitButton } from '../ui';
import type { Members } from './board.server';
import styles from './community.module.css';

/** Form that adds creators the company knows: hired ones, favorites, or members of its lists. */
export function AddMembers({ candidates }: Pick<Members, 'candidates'>) {
  const { t } = useTranslation('community');
  const answer = useActionData<Answer | undefined>();
  return (
    <Card title={t('add.title')} level={2}>
      {candidates.length === 0 ? (
        <>
          <p className="muted">{t('add.none')}</p>
          <ButtonLink to={`${areaPath.company}/search`}>{t('add.search')}</ButtonLink>
        </>
      ) : (
        <Form key={candidates.length} className={styles.add}>
          <Refusals refusals={answer?.intent === 'add' ? refusalsOf(answer) : []} />
          <input type="hidden" name="intent" value="add" />
          <ul className={styles.candidates}>
            {candidates.map(({ why, ...face }) => (
              <li key={face.id}>
                <label className={styles.candidate}>
                  <input type="checkbox" name="creatorIds" value={face.id} />
                  <Avatar {...face} size="small" decorative />
                  <span>
                    <span dir="auto">{face.name}</span>
                    <span className="muted small"> {t(`add.why.${why}`)}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <SubmitButton wide>{t('add.go')}</SubmitButton>
        </Form>
      )}
    </Card>
  );
}
