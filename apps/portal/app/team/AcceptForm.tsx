import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Alert, ButtonLink, Form, Stack, SubmitButton } from '../ui';

type Props = {
  kind: 'member' | 'creator';
  tradeName: string;
  email: string;
  signedIn: { readonly email: string; readonly right: boolean; readonly elsewhere: boolean } | null;
  answer: Answer | undefined;
};

/** Form for users with an account, which explains the effects of accepting. */
export function AcceptForm({ kind, tradeName, email, signedIn, answer }: Props) {
  const { t } = useTranslation(['team', 'access']);
  const [form] = useAnswer<Record<string, string>>(answer);
  if (!signedIn) {
    return (
      <Stack form>
        <Alert title={t('join.hasAccount', { email })}>{t('join.signInFirst')}</Alert>
        <p>
          <a href="/login" target="_blank" rel="noreferrer">
            {t('access:login.submit')}
          </a>
        </p>
        <ButtonLink to="." reloadDocument>
          {t('join.reload')}
        </ButtonLink>
      </Stack>
    );
  }
  if (!signedIn.right) {
    return (
      <Alert tone="warning" title={t('join.other', { own: signedIn.email, email })}>
        {t('join.otherText')}
      </Alert>
    );
  }
  return (
    <Form {...getFormProps(form)}>
      <Stack form>
        <Refused form={form} />
        {kind === 'creator' && <Alert title={t('join.asCreator', { company: tradeName })} />}
        {kind === 'member' && signedIn.elsewhere && (
          <Alert tone="warning" title={t('join.leaves')}>
            {t('join.leavesText', { company: tradeName })}
          </Alert>
        )}
        <SubmitButton name="intent" value="accept" size="large" wide>
          {t('join.accept')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
