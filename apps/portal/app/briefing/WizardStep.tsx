import { type FormMetadata, getFormProps } from '@conform-to/react';
import { asksPicture, fieldsIn, hasEssentials, isOnShortForm, tasksAddress } from '@elenco/core/hiring';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../adapters/form.server';
import { Refusals, Refused } from '../forms/Refused';
import { Unsaved } from '../forms/Unsaved';
import { HelpLink } from '../help/HelpLink';
import {
  Alert,
  ButtonLink,
  Card,
  DefinitionList,
  Form,
  PageHeader,
  Row,
  Stack,
  Steps,
  SubmitButton,
} from '../ui';
import styles from './briefing.module.css';
import { useBriefFacts } from './facts';
import type { loadStep } from './wizard.server';

export type Wizard = Awaited<ReturnType<typeof loadStep>>;

/** Header of every step: progress, topic, and changes that staff have requested. */
export function WizardHead({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation(['company', 'options']);
  const { row, kind, step } = wizard;
  // The short form is one page, so its steps are not counted; nor are they before the brand chose a form.
  const isCounted = step !== 'essentials' && (row ? !isOnShortForm(row) : !hasEssentials(kind));
  return (
    <>
      <PageHeader
        above={
          isCounted && (
            <Steps
              label={t('wizard.progress')}
              steps={wizard.steps.map((step) => ({ ...step, label: t(`options:briefingStep.${step.key}`) }))}
            />
          )
        }
        title={t(`wizard.titles.${wizard.step}`)}
        subtitle={
          <>
            {wizard.kind === 'freelancer' && wizard.step === 'project'
              ? t('wizard.subtitles.projectOfFreelancer')
              : t(`wizard.subtitles.${wizard.step}`)}
            {wizard.step === 'midia' && (
              <>
                {' '}
                <HelpLink audience="brand" term="rights" name={t('options:briefingStep.midia')} />
              </>
            )}
          </>
        }
        action={
          wizard.row && <ButtonLink to={tasksAddress(wizard.row.id)}>{t('wizard.tasks.open')}</ButtonLink>
        }
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
  /** Notes above the fields. */
  note?: ReactNode;
  /** Content beside the fields that is calculated from the entered values. */
  aside?: ReactNode;
};

/** Form of one step. Every button saves the fields, and leaving with unsaved input shows a warning. */
export function WizardStep<Fields extends Record<string, unknown>>({
  wizard,
  form,
  children,
  note,
  aside,
}: Props<Fields>) {
  const { t } = useTranslation('company');
  const [touched, setTouched] = useState(false);
  const sendsFiles =
    asksPicture(wizard.kind, wizard.step) || fieldsIn(wizard.kind, wizard.step).includes('attachments');
  // For a new briefing, the main button opens the short form, which has the steps that the home page and the
  // sign-up announce.
  const isNew = wizard.step === 'create' && !wizard.row && hasEssentials(wizard.kind);
  const short = (
    <SubmitButton name="intent" value="short" variant={isNew ? 'primary' : 'quiet'} size="large">
      {t('wizard.short')}
    </SubmitButton>
  );
  const changed = form.errors?.some(({ code }) => code === 'step_changed');
  return (
    <>
      <WizardHead wizard={wizard} />
      {note}
      {changed && <ChangedElsewhere wizard={wizard} />}
      <Form
        {...getFormProps(form)}
        {...(sendsFiles && { encType: 'multipart/form-data' })}
        onChange={() => setTouched(true)}
        className={styles.step}
      >
        {/* The Enter key presses a form's first button, which must not be one that removes a row. */}
        <button
          type="submit"
          name="intent"
          value={isNew ? 'short' : 'continue'}
          tabIndex={-1}
          aria-hidden="true"
          className="sr"
        />
        {wizard.seen && <input type="hidden" name="seen" value={wizard.seen} />}
        <div className={aside ? styles.beside : styles.alone}>
          <Card>
            <Stack>
              {!changed && <Refused form={form} />}
              {form.status === undefined && <Refusals refusals={wizard.toFix} />}
              {children}
            </Stack>
          </Card>
          {aside}
        </div>
        <Row>
          {isNew && short}
          <SubmitButton name="intent" value="continue" variant={isNew ? 'quiet' : 'primary'} size="large">
            {t(changed ? 'wizard.changedElsewhere.keep' : 'wizard.continue')}
          </SubmitButton>
          {wizard.isLastToFix && wizard.step !== 'essentials' && (
            <SubmitButton name="intent" value="review" variant="quiet" size="large">
              {t('wizard.toReview')}
            </SubmitButton>
          )}
          {wizard.row && hasEssentials(wizard.kind) && wizard.step !== 'essentials' && short}
          {wizard.step === 'essentials' && (
            <SubmitButton name="intent" value="long" variant="quiet" size="large">
              {t('wizard.long')}
            </SubmitButton>
          )}
          {wizard.row && (
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

/** Conflict with another device: shows the saved values; the fields keep the input of this device. */
function ChangedElsewhere({ wizard: { row, kind, step } }: { wizard: Wizard }) {
  const { t } = useTranslation('company');
  const facts = useBriefFacts();
  if (!row) return null;
  return (
    <Alert tone="error" title={t('wizard.changedElsewhere.title')}>
      <Stack>
        <p>{t('wizard.changedElsewhere.text')}</p>
        <DefinitionList items={fieldsIn(kind, step).flatMap((field) => facts(field, row))} />
        <a href="?">{t('wizard.changedElsewhere.take')}</a>
      </Stack>
    </Alert>
  );
}
