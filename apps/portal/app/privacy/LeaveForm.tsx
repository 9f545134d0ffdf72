import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Alert, Card, Field, Form, RadioCards, Stack, SubmitButton } from '../ui';
import { useErrorText } from '../ui/field';
import type { LeaveData } from './leave.server';

type Props = Pick<LeaveData, 'options' | 'secondFactor' | 'phrase'> & { answer: Answer | undefined };
type Fields = Record<'erases' | 'presentPassword' | 'code' | 'phrase', string>;

/** What is to be deleted, and proof that it is the person, and meant. */
export function LeaveForm({ options, secondFactor, phrase, answer }: Props) {
  const { t } = useTranslation('privacy');
  const free = options.filter(({ obstacles }) => obstacles.length === 0);
  const [form, fields] = useAnswer<Fields>(answer, {
    id: 'leave',
    ...(free[0] ? { defaultValue: { erases: free[0].erases } } : {}),
  });
  return (
    <Stack>
      {options.map((option) => (
        <Obstacles key={option.erases} {...option} />
      ))}
      {free.length > 0 && (
        <Card>
          <Form {...getFormProps(form)}>
            <Stack form>
              <Refused form={form} />
              <RadioCards
                meta={fields.erases}
                label={t('leave.what')}
                options={free.map(({ erases }) => ({
                  value: erases,
                  label: t(`leave.${erases}.title`),
                  hint: t(`leave.${erases}.text`),
                }))}
              />
              <Field
                meta={fields.presentPassword}
                type="password"
                label={t('leave.password')}
                hint={t('leave.passwordHint')}
                autoComplete="current-password"
              />
              {secondFactor && (
                <Field
                  meta={fields.code}
                  label={t('leave.code')}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                />
              )}
              <Field meta={fields.phrase} label={t('leave.phrase', { phrase })} autoComplete="off" />
              <p className="muted small">{t('leave.undo')}</p>
              <SubmitButton variant="danger">{t('leave.submit')}</SubmitButton>
            </Stack>
          </Form>
        </Card>
      )}
    </Stack>
  );
}

function Obstacles({ erases, obstacles }: LeaveData['options'][number]) {
  const { t } = useTranslation('privacy');
  const words = useErrorText();
  if (obstacles.length === 0) return null;
  return (
    <Alert tone="warning" title={t(`leave.${erases}.first`)}>
      <ul>
        {obstacles.map((obstacle) => (
          <li key={obstacle.code}>{words(obstacle)}</li>
        ))}
      </ul>
    </Alert>
  );
}
