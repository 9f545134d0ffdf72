import { getFormProps } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { RequestApprovalButton } from '../team/AskOwner';
import { Card, Checkbox, DateText, Disclosure, Field, Form, Stack, SubmitButton } from '../ui';
import { NameField } from './NameField';

type Props = {
  id: number;
  textHash: string;
  /** True if the guest has not entered a name yet. */
  asksName: boolean;
  /** Contact of the client, whose name is proposed to the guest. */
  contact: string;
};

/**
 * Form with which the client accepts the contract, or refuses it and gives a reason. A guest who came by the
 * first e-mail requests a second e-mail, which links to the page with the accept button.
 */
export function Answers({
  asks,
  confirming,
  validUntil,
  ...answers
}: Props & {
  /** True if the guest came by the first e-mail. */
  asks: boolean;
  /** Masked e-mail address to which the e-mail with the accept link was sent; the form can send it again. */
  confirming: string | null;
  validUntil: string | null;
}) {
  const { t } = useTranslation('pay');
  return (
    <Card title={t(confirming === null ? 'answer.title' : 'step.titles.confirm')} level={2}>
      {validUntil && (
        <p className="small">
          {t('answer.until')} <DateText value={validUntil} style="long" />
        </p>
      )}
      {asks ? <LinkForm textHash={answers.textHash} isSent={confirming !== null} /> : <Accept {...answers} />}
      <Refuse asksName={answers.asksName} contact={answers.contact} />
    </Card>
  );
}

/**
 * Form that requests the e-mail with the accept link. The request does not bind the client, so no name or
 * confirmation is required.
 */
function LinkForm({ textHash, isSent }: { textHash: string; isSent: boolean }) {
  const { t } = useTranslation('pay');
  const answer = useActionData<Answer>();
  const [form] = useAnswer(answer?.intent === 'link' ? answer : undefined, { id: 'pay-link' });
  return (
    <Form {...getFormProps(form)}>
      <input type="hidden" name="textHash" value={textHash} />
      <Stack form>
        <Refused form={form} />
        {!isSent && <p>{t('answer.asks')}</p>}
        <SubmitButton name="intent" value="link" variant={isSent ? 'plain' : 'primary'}>
          {t(isSent ? 'answer.resend' : 'answer.ask')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

function Accept({ id, textHash, asksName, contact }: Props) {
  const { t } = useTranslation('pay');
  const answer = useActionData<Answer>();
  const [form, fields] = useAnswer<{ read: string; name: string }>(
    answer?.intent === 'accept' ? answer : undefined,
    { id: 'pay-accept', defaultValue: { name: contact } },
  );
  return (
    <Form {...getFormProps(form)}>
      <input type="hidden" name="textHash" value={textHash} />
      <Stack form>
        <Refused form={form} />
        <RequestApprovalButton
          refusals={form.errors ?? []}
          act="pay-contracts.accept"
          input={{ id, textHash }}
        />
        {asksName && <NameField meta={fields.name} />}
        <Checkbox required meta={fields.read} label={t('answer.read')} />
        <SubmitButton name="intent" value="accept">
          {t('answer.accept')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

function Refuse({ asksName, contact }: Pick<Props, 'asksName' | 'contact'>) {
  const { t } = useTranslation('pay');
  const answer = useActionData<Answer>();
  const own = answer?.intent === 'refuse' ? answer : undefined;
  const [form, fields] = useAnswer<{ comment: string; name: string }>(own, {
    id: 'pay-refuse',
    defaultValue: { name: contact },
  });
  return (
    <Disclosure summary={t('answer.refuse')} open={own !== undefined}>
      <Form {...getFormProps(form)}>
        <Stack form>
          <Refused form={form} />
          {asksName && <NameField meta={fields.name} />}
          <Field meta={fields.comment} type="textarea" label={t('answer.reason')} maxLength={1000} />
          <SubmitButton name="intent" value="refuse" variant="quiet">
            {t('answer.refuse')}
          </SubmitButton>
        </Stack>
      </Form>
    </Disclosure>
  );
}
