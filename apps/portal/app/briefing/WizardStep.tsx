import { type FormMetadata, getFormProps } from '@conform-to/react';
import type { OldStep as Step } from '@elenco/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { Unsaved } from '../forms/Unsaved';
import { Alert, Card, Form, PageHeader, Row, Stack, Steps, SubmitButton } from '../ui';
import styles from './briefing.module.css';
import type { loadStep } from './wizard.server';

export type Wizard = Awaited<ReturnType<typeof loadStep>>;

/** The head of every step: where one is, what it is about, what staff asked to mend. */
export function WizardHead({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('client');
  return (
    <>
      <PageHeader
        above={
          <Steps
            label={t('wizard.progress')}
            steps={wizard.steps.map((step) => ({ ...step, label: t(`wizard.steps.${step.key}`) }))}
          />
        }
        title={t(`wizard.titles.${wizard.step}`)}
        subtitle={t(`wizard.subtitles.${wizard.step}`)}
      />
      {wizard.sentBack && (
        <Alert tone="warning" title={t('wizard.sentBack')}>
          {wizard.sentBack}
        </Alert>
      )}
    </>
  );
}

type Props<Fields extends Record<string, unknown>> = {
  wizard: Wizard;
  form: FormMetadata<Fields, Refusal[]>;
  children: ReactNode;
  /** Above the fields: what to know before they are filled in. */
  note?: ReactNode;
  /** Beside the fields: what they come to. */
  aside?: ReactNode;
};

/** One step: its fields, saved whichever button is pressed, and a warning before unsaved text is lost. */
export function WizardStep<Fields extends Record<string, unknown>>({
  wizard,
  form,
  children,
  note,
  aside,
}: Props<Fields>) {
  const { t } = useTranslation('client');
  const [touched, touch] = useState(false);
  return (
    <>
      <WizardHead wizard={wizard} />
      {note}
      <Form {...getFormProps(form)} onChange={() => touch(true)} className={styles.step}>
        {/* Enter presses the first button of a form, which must not be "remove this line". */}
        <button
          type="submit"
          name="intent"
          value="continue"
          tabIndex={-1}
          aria-hidden="true"
          className="sr"
        />
        {wizard.row && <input type="hidden" name="version" value={wizard.row.version} />}
        <div className={aside ? styles.beside : styles.alone}>
          <Card>
            <Stack>
              <Refused form={form} />
              {children}
            </Stack>
          </Card>
          {aside}
        </div>
        <Row>
          <SubmitButton name="intent" value="continue" size="large">
            {t('wizard.continue')}
          </SubmitButton>
          {wizard.step !== ('create' satisfies Step) && (
            <SubmitButton name="intent" value="back" variant="quiet" size="large">
              {t('wizard.back')}
            </SubmitButton>
          )}
          <span className="muted small">{t('wizard.saves')}</span>
        </Row>
      </Form>
      <Unsaved when={touched} form={form.id} />
    </>
  );
}
