import { getFormProps } from '@conform-to/react';
import { frequencies } from '@elenco/core/operations';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Button, Checkbox, Form, Row, Rows, Section, Select, Stack, SubmitButton } from '../ui';
import styles from './notices.module.css';
import type { Preferences as Data } from './preferences.server';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Form for notification preferences: topics, channels and quiet hours. */
export function Preferences({ preferences }: { preferences: Data }) {
  const { t } = useTranslation('shared');
  const answer = useActionData<Answer | undefined>();
  const [form] = useAnswer(answer?.intent === 'choose' ? answer : undefined, { id: 'choose' });
  const { topics, quiet } = preferences;
  const options = frequencies.map((value) => ({ value, label: t(`noticePreferences.frequencies.${value}`) }));
  const times = hours.map((hour) => ({ value: String(hour), label: t('noticePreferences.hour', { hour }) }));
  return (
    <Stack>
      <Form {...getFormProps(form)}>
        <Stack form>
          <Refused form={form} />
          <p className="muted">{t('noticePreferences.text')}</p>
          {topics.map(({ topic, page, email }) => (
            <fieldset key={topic} className={styles.topic}>
              <legend>{t(`noticePreferences.topics.${topic}.name`)}</legend>
              <p className="muted small">{t(`noticePreferences.topics.${topic}.text`)}</p>
              <Select
                name={`topics.${topic}.email`}
                label={t('noticePreferences.email')}
                options={options}
                defaultValue={email}
              />
              <Checkbox
                name={`topics.${topic}.page`}
                label={t('noticePreferences.page')}
                defaultChecked={page}
              />
            </fieldset>
          ))}
          <Section title={t('noticePreferences.locked')}>
            <p>{t('noticePreferences.lockedText')}</p>
          </Section>
          <fieldset className={styles.topic}>
            <legend>{t('noticePreferences.quiet')}</legend>
            <p className="muted small">{t('noticePreferences.quietText')}</p>
            <Select
              name="from"
              label={t('noticePreferences.from')}
              options={times}
              placeholder={t('noticePreferences.noQuiet')}
              defaultValue={quiet ? String(quiet.from) : ''}
              optional
            />
            <Select
              name="until"
              label={t('noticePreferences.until')}
              options={times}
              placeholder={t('noticePreferences.noQuiet')}
              defaultValue={quiet ? String(quiet.until) : ''}
              optional
            />
          </fieldset>
          <SubmitButton name="intent" value="choose" variant="primary">
            {t('noticePreferences.save')}
          </SubmitButton>
        </Stack>
      </Form>
      <Muted preferences={preferences} />
    </Stack>
  );
}

function Muted({ preferences: { muted, projects } }: { preferences: Data }) {
  const { t } = useTranslation('shared');
  return (
    <Section title={t('noticePreferences.muted')}>
      <Stack>
        <p className="muted">
          {t(muted.length > 0 ? 'noticePreferences.mutedText' : 'noticePreferences.noMuted')}
        </p>
        {muted.length > 0 && (
          <Rows
            rows={muted.map(({ of, id, name }) => ({
              key: `${of} ${id}`,
              title: name,
              under: t(of === 'project' ? 'noticePreferences.ofProject' : 'noticePreferences.ofConversation'),
              action: (
                <Form>
                  <input type="hidden" name="of" value={of} />
                  <input type="hidden" name="id" value={id} />
                  <Button
                    type="submit"
                    name="intent"
                    value="unmute"
                    size="small"
                    aria-label={t('noticePreferences.unmuteOf', { name })}
                  >
                    {t('noticePreferences.unmute')}
                  </Button>
                </Form>
              ),
            }))}
          />
        )}
        {projects.length > 0 && (
          <Form>
            <input type="hidden" name="of" value="project" />
            <Row>
              <Select
                name="id"
                label={t('noticePreferences.project')}
                placeholder={t('noticePreferences.choose')}
                options={projects.map(({ id, title }) => ({ value: String(id), label: title }))}
              />
              <SubmitButton name="intent" value="mute" variant="quiet">
                {t('noticePreferences.mute')}
              </SubmitButton>
            </Row>
          </Form>
        )}
      </Stack>
    </Section>
  );
}
