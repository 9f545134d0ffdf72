import { getFormProps } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { AskOwner } from '../team/AskOwner';
import { Card, Checkbox, DateText, Disclosure, Field, Form, Stack, SubmitButton } from '../ui';
import { NameField } from './NameField';

/** The client's form: accepts (which binds, or requests the confirmation e-mail) or refuses with a reason. */
export function Answers({
  id,
  textHash,
  asks,
  confirming,
  asksName,
  validUntil,
}: {
  id: number;
  textHash: string;
  asks: boolean;
  /** Masked address to which a confirmation e-mail was sent; the form sends it again. */
  confirming: string | null;
  /** True if the guest has not entered a name yet. */
  asksName: boolean;
  validUntil: string | null;
}) {
  const { t } = useTranslation('pay');
  const answer = useActionData<Answer>();
  const own = (intent: string) => (answer?.intent === intent ? answer : undefined);
  const [accept, accepting] = useAnswer<{ read: string; name: string }>(own('accept'), { id: 'pay-accept' });
  const [refuse, refusing] = useAnswer<{ comment: string; name: string }>(own('refuse'), {
    id: 'pay-refuse',
  });
  return (
    <Card title={t(confirming === null ? 'answer.title' : 'step.titles.confirm')} level={2}>
      {validUntil && (
        <p className="small">
          {t('answer.until')} <DateText value={validUntil} style="long" />
        </p>
      )}
      <Form {...getFormProps(accept)}>
        <input type="hidden" name="textHash" value={textHash} />
        <Stack form>
          <Refused form={accept} />
          <AskOwner refusals={accept.errors ?? []} act="pay-contracts.accept" input={{ id, textHash }} />
          {asksName && <NameField meta={accepting.name} />}
          {confirming === null ? (
            <>
              <Checkbox required meta={accepting.read} label={t('answer.read')} />
              {asks && <p className="muted small">{t('answer.asks')}</p>}
            </>
          ) : (
            <>
              {/* The client could read the text before the first e-mail. */}
              <input type="hidden" name="read" value="on" />
              <p>{t('answer.sent', { email: confirming })}</p>
            </>
          )}
          <SubmitButton name="intent" value="accept" variant={confirming === null ? 'primary' : 'plain'}>
            {t(confirming !== null ? 'answer.resend' : asks ? 'answer.ask' : 'answer.accept')}
          </SubmitButton>
        </Stack>
      </Form>
      <Disclosure summary={t('answer.refuse')} open={own('refuse') !== undefined}>
        <Form {...getFormProps(refuse)}>
          <Stack form>
            <Refused form={refuse} />
            {asksName && <NameField meta={refusing.name} />}
            <Field meta={refusing.comment} type="textarea" label={t('answer.reason')} maxLength={1000} />
            <SubmitButton name="intent" value="refuse" variant="quiet">
              {t('answer.refuse')}
            </SubmitButton>
          </Stack>
        </Form>
      </Disclosure>
    </Card>
  );
}
