import { getFormProps } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { ByGoogle } from '../security/Proof';
import { Alert, Card, Field, Form, RadioCards, Stack, SubmitButton } from '../ui';
import { useErrorText } from '../ui/field';
import type { LeaveData } from './leave.server';

type Props = Pick<LeaveData, 'options' | 'proof' | 'secondFactor' | 'phrase'> & {
  answer: Answer | undefined;
};
type Fields = Record<'erases' | 'presentPassword' | 'code' | 'phrase', string>;

/** Form with the choice of data to delete, reauthentication and confirmation. */
export function LeaveForm({ options, proof, secondFactor, phrase, answer }: Props) {
  const { t } = useTranslation('privacy');
  const free = options.filter(({ obstacles }) => obstacles.length === 0);
  const [form, fields] = useAnswer<Fields>(answer, {
    id: 'leave',
    ...(free[0] ? { defaultValue: { erases: free[0].erases } } : {}),
  });
  return (
    <Stack>
      <Obstacles options={options} />
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
              {proof === 'password' && (
                <Field
                  meta={fields.presentPassword}
                  type="password"
                  label={t('leave.password')}
                  hint={t('leave.passwordHint')}
                  autoComplete="current-password"
                />
              )}
              {proof === 'google' && <ByGoogle />}
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

/** Obstacles to a deletion, with equal ones grouped. */
function Obstacles({ options }: Pick<LeaveData, 'options'>) {
  const { t } = useTranslation('privacy');
  const words = useErrorText();
  const blocked = options.filter(({ obstacles }) => obstacles.length > 0);
  const kinds = [...new Set(blocked.map(({ obstacles }) => JSON.stringify(obstacles)))];
  return kinds.map((key) => {
    const group = blocked.filter(({ obstacles }) => JSON.stringify(obstacles) === key);
    const what = group.map(({ erases }) => t(`leave.${erases}.title`)).join(' · ');
    return (
      <Alert key={key} tone="warning" title={t('leave.first', { what })}>
        <ul>
          {group[0]?.obstacles.map((obstacle) => (
            <li key={obstacle.code}>
              {words(obstacle)} {obstacle.to && <Link to={obstacle.to}>{t('leave.goTo')}</Link>}
            </li>
          ))}
        </ul>
      </Alert>
    );
  });
}
