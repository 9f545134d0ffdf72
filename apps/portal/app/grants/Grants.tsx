import { getFormProps } from '@conform-to/react';
import type { Grant } from '@elenco/core/grant';
import { useActionData } from '@remix-run/react';
import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { MoveDialog } from '../forms/MoveDialog';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { CopyText } from '../payment/CopyText';
import { Alert, Button, Card, DateText, Field, Form, Row, Section, Stack, SubmitButton } from '../ui';
import type { ShownGrant } from './load.server';

type Action = Grant['actions'][number];
type Props = {
  grants: readonly ShownGrant[];
  /** What a link from here allows. */
  allows: Action;
  contractId?: number;
};

/** Links for people without an account: made, copied once, listed with their last use, taken back. */
export function Grants({ grants, allows, contractId }: Props) {
  const { t } = useTranslation('authority');
  return (
    <Section title={t('grants.title')}>
      <p className="muted">{t(`grants.lead.${allows}`)}</p>
      <NewGrant allows={allows} contractId={contractId} />
      {grants.length > 0 && (
        <Stack>
          {grants.map((grant) => (
            <OneGrant key={grant.id} grant={grant} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function OneGrant({ grant: { id, version, label, actions, expiresAt, lastUsedAt } }: { grant: ShownGrant }) {
  const { t } = useTranslation(['authority', 'options']);
  return (
    <Card>
      <strong>{label}</strong>
      <p className="muted small">{actions.map((action) => t(`options:grantAction.${action}`)).join(' · ')}</p>
      <p className="small">
        {t('grants.until')} <DateText value={expiresAt} style="long" /> ·{' '}
        {lastUsedAt ? (
          <>
            {t('grants.used')} <DateText value={lastUsedAt} style="long" />
          </>
        ) : (
          t('grants.unused')
        )}
      </p>
      <Row>
        <MoveDialog
          intent="revokeGrant"
          fields={{ id, version }}
          trigger={<Button size="small">{t('grants.revoke')}</Button>}
          title={t('grants.revokeTitle', { label })}
          text={t('grants.revokeText')}
          confirm={t('grants.revoke')}
          danger
        />
      </Row>
    </Card>
  );
}

function NewGrant({ allows, contractId }: Omit<Props, 'grants'>) {
  const { t } = useTranslation('authority');
  const answer = useActionData<Answer>();
  const hiring = answer?.submission.initialValue?.contractId;
  const own = answer?.intent === 'makeGrant' && hiring === contractId?.toString() ? answer : undefined;
  const [form, fields] = useAnswer<{ label: string; days: string }>(own, {
    id: `make-grant-${contractId ?? ''}`,
  });
  return (
    <Card>
      {own?.shown?.link && (
        <Alert title={t('grants.made')}>
          <CopyText label={t('grants.link')} text={own.shown.link} />
        </Alert>
      )}
      <Form {...getFormProps(form)} preventScrollReset>
        <Stack form>
          <Refused form={form} />
          <input type="hidden" name="actions" value={allows} />
          {contractId !== undefined && <input type="hidden" name="contractId" value={contractId} />}
          <Field meta={fields.label} label={t('grants.label')} hint={t('grants.labelHint')} maxLength={80} />
          <Field
            meta={fields.days}
            label={t('grants.days')}
            type="number"
            min={1}
            max={90}
            defaultValue={14}
          />
          <SubmitButton name="intent" value="makeGrant" variant="dark" icon={<UserPlus aria-hidden="true" />}>
            {t('grants.make')}
          </SubmitButton>
        </Stack>
      </Form>
    </Card>
  );
}
