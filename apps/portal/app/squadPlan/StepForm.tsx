import { getFormProps } from '@conform-to/react';
import { inOrder, type SquadStep } from '@elenco/core/hiring';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Card, Checkbox, Field, Form, Select, Stack, SubmitButton } from '../ui';
import styles from './squadPlan.module.css';
import type { LoadedSteps } from './steps.server';

type Fields = Record<
  'title' | 'description' | 'links' | 'startsOn' | 'dueOn' | 'ownerId' | 'needsApproval',
  string
> & {
  dependsOn: string[];
};

/** Form that creates or edits a step. */
export function StepForm({
  loaded: { squad, steps, people },
  step,
}: {
  loaded: LoadedSteps;
  step: SquadStep | null;
}) {
  const { t } = useTranslation('squadPlan');
  const answer = useActionData<Answer>();
  const [form, fields] = useAnswer<Fields>(answer?.intent === 'save' ? answer : undefined, {
    id: `step-${step?.id ?? 'new'}`,
    defaultValue: {
      title: step?.title ?? '',
      description: step?.description ?? '',
      links: step?.links.join('\n') ?? '',
      startsOn: step?.startsOn ?? squad?.startsOn ?? '',
      dueOn: step?.dueOn ?? '',
      ownerId: String(step?.ownerId ?? ''),
    },
  });
  const others = inOrder(steps).filter(({ id }) => id !== step?.id);
  return (
    <Card>
      <Form {...getFormProps(form)} preventScrollReset>
        <Stack form>
          <Refused form={form} />
          <input type="hidden" name="squadId" value={squad?.id} />
          {step && <input type="hidden" name="stepId" value={step.id} />}
          {step && <input type="hidden" name="version" value={step.version} />}
          <Field meta={fields.title} label={t('step.title')} maxLength={120} />
          <Field
            meta={fields.description}
            type="textarea"
            label={t('step.description')}
            maxLength={4000}
            optional
          />
          <Field
            meta={fields.links}
            type="textarea"
            rows={2}
            label={t('step.links')}
            hint={t('step.linksHint')}
            optional
          />
          <div className={styles.pair}>
            <Field meta={fields.startsOn} type="date" label={t('step.startsOn')} />
            <Field meta={fields.dueOn} type="date" label={t('step.dueOn')} />
          </div>
          <Select
            meta={fields.ownerId}
            label={t('step.owner')}
            placeholder={t('step.nobody')}
            required={false}
            options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          {others.length > 0 && (
            <fieldset className={styles.rows} aria-describedby={fields.dependsOn.errorId}>
              <legend>{t('step.dependsOn')}</legend>
              {others.map(({ id, title }) => (
                <Checkbox
                  key={id}
                  name="dependsOn"
                  value={String(id)}
                  label={title}
                  defaultChecked={step?.dependsOn.includes(id) ?? false}
                />
              ))}
              <Refused
                form={
                  {
                    ...form,
                    errors: fields.dependsOn.errors,
                    errorId: fields.dependsOn.errorId,
                  } as typeof form
                }
              />
            </fieldset>
          )}
          <Checkbox
            name="needsApproval"
            value="true"
            label={t('step.needsApproval')}
            defaultChecked={step?.needsApproval ?? false}
          />
          <div>
            <SubmitButton name="intent" value="save">
              {t(step ? 'step.save' : 'step.add')}
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
