import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import { Card, Field, Form, Section, Segmented, Stack, SubmitButton, TagPicker } from '../../ui';
import type { Work } from './load.server';
import styles from './project.module.css';
import { useOwnAnswer } from './useOwnAnswer';

type Fields = { rating: string; text: string; wentWrong: string[] };
const wrong = ['communication', 'punctuality', 'quality'] as const;
const ratings = ['1', '2', '3', '4', '5'];

/** Form to evaluate the brand. The brand's evaluation is shown once both exist. */
export function Evaluate({ opinions }: { opinions: Work['opinions'] }) {
  const own = opinions.find((one) => one.side === 'creator');
  const received = opinions.find((one) => one.side === 'company');
  return (
    <>
      {own?.status === 'pending' && <EvaluationForm id={own.id} version={own.version} />}
      {own?.status === 'done' && <Opinion opinion={own} />}
      {received && <Opinion opinion={received} />}
    </>
  );
}

function EvaluationForm({ id, version }: { id: number; version: number }) {
  const { t } = useTranslation(['creator', 'options']);
  const [form, fields] = useAnswer<Fields>(useOwnAnswer('evaluate', id), { id: 'evaluation' });
  return (
    <div id="evaluate" className={styles.anchor}>
      <Card level={2} title={t('evaluate.title')}>
        <p className="muted small">{t('evaluate.subtitle')}</p>
        <Form {...getFormProps(form)}>
          <input type="hidden" name="intent" value="evaluate" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <Stack>
            <Refused form={form} />
            <Segmented
              meta={fields.rating}
              label={t('evaluate.rating')}
              hint={t('evaluate.ratingHint')}
              options={ratings.map((value) => ({ value, label: value }))}
            />
            <Field meta={fields.text} type="textarea" label={t('evaluate.text')} maxLength={2000} optional />
            <TagPicker
              meta={fields.wentWrong}
              label={t('evaluate.wentWrong')}
              options={wrong.map((value) => ({ value, label: t(`options:wentWrong.${value}`) }))}
              optional
            />
            <div>
              <SubmitButton name="save" value="evaluate">
                {t('evaluate.send')}
              </SubmitButton>
            </div>
          </Stack>
        </Form>
      </Card>
    </div>
  );
}

function Opinion({ opinion }: { opinion: Work['opinions'][number] }) {
  const { t } = useTranslation('creator');
  const { side, rating, text, shownAt } = opinion;
  return (
    <Section title={t(side === 'creator' ? 'evaluate.yours' : 'evaluate.theirs')}>
      <p>
        <strong>{t('evaluate.stars', { count: rating ?? 0 })}</strong>
      </p>
      {text && <p className={styles.quote}>{text}</p>}
      {shownAt === null && <p className="muted small">{t('evaluate.hidden')}</p>}
    </Section>
  );
}
