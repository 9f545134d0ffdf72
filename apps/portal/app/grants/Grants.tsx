import { getFormProps } from '@conform-to/react';
import { GRANT_DAYS } from '@elenco/core/grant';
import type { GrantAction } from '@elenco/core/party';
import { useActionData } from '@remix-run/react';
import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { MoveDialog } from '../forms/MoveDialog';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { CopyText } from '../payment/CopyText';
import {
  Arrival,
  Button,
  Card,
  Checkbox,
  CountField,
  DateText,
  Disclosure,
  Field,
  Form,
  Row,
  Stack,
  SubmitButton,
} from '../ui';
import type { ShownGrant } from './load.server';

type Props = {
  grants: readonly ShownGrant[];
  /** What a link from here allows. */
  allows: GrantAction;
  contractId?: number;
  /** Whose proposals may be approved. */
  creatorIds?: readonly number[];
  /** Staff see what there is and may take it back; only the brand itself lets somebody in. */
  may: boolean;
};

/** Where a list is shared: inside of what opens, so that a jump to it opens it. */
export const shareId = 'share';

/** Links for people without an account: made, copied once, listed with their last use, taken back. */
export function Grants({ grants, may, ...given }: Props) {
  const { t } = useTranslation('authority');
  const answer = useOwnAnswer(given.contractId);
  if (!may && grants.length === 0) return null;
  return (
    <Disclosure
      summary={t(given.allows === 'list' ? 'grants.share' : 'grants.title')}
      open={grants.length > 0 || answer !== undefined}
    >
      <Stack>
        <p className="muted" id={given.allows === 'list' ? shareId : undefined}>
          {t(`grants.subtitle.${given.allows}`)}
        </p>
        {may && <NewGrant {...given} answer={answer} />}
        {grants.map((grant) => (
          <OneGrant key={grant.id} grant={grant} />
        ))}
      </Stack>
    </Disclosure>
  );
}

/** What came of a link that was asked for here, and not beside another hiring on the page. */
function useOwnAnswer(contractId: number | undefined): Answer | undefined {
  const answer = useActionData<Answer>();
  // A form that was done is empty again: what is shown says itself where it belongs.
  const hiring = (answer?.shown ?? answer?.submission.initialValue)?.contractId;
  return answer?.intent === 'makeGrant' && hiring === contractId?.toString() ? answer : undefined;
}

function OneGrant({ grant }: { grant: ShownGrant }) {
  const { id, version, label, email, actions, withNotes, expiresAt, lastUsedAt } = grant;
  const { t } = useTranslation(['authority', 'options']);
  return (
    <Card>
      <strong>{email ? `${label} · ${email}` : label}</strong>
      <p className="muted small">
        {[
          ...actions.map((action) => t(`options:grantAction.${action}`)),
          ...(withNotes ? [t('grants.withNotes')] : []),
        ].join(' · ')}
      </p>
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

function NewGrant({
  allows,
  contractId,
  creatorIds = [],
  answer: own,
}: Omit<Props, 'grants' | 'may'> & { answer: Answer | undefined }) {
  const { t } = useTranslation('authority');
  const [form, fields] = useAnswer<Record<'label' | 'email' | 'days' | 'withNotes', string>>(own, {
    id: `make-grant-${contractId ?? ''}`,
  });
  return (
    <Card>
      {own?.shown?.link && (
        <Arrival title={t('grants.made')} of={own.shown.link}>
          <CopyText label={t('grants.link')} text={own.shown.link} />
        </Arrival>
      )}
      <Form {...getFormProps(form)} preventScrollReset>
        <Stack form>
          <Refused form={form} />
          <input type="hidden" name="actions" value={allows} />
          {contractId !== undefined && <input type="hidden" name="contractId" value={contractId} />}
          {creatorIds.map((id) => (
            <input key={id} type="hidden" name="creatorIds" value={id} />
          ))}
          <Field meta={fields.label} label={t('grants.label')} hint={t('grants.labelHint')} maxLength={80} />
          <Field
            meta={fields.email}
            label={t('grants.email')}
            hint={t('grants.emailHint')}
            type="email"
            maxLength={254}
            optional
          />
          <CountField meta={fields.days} label={t('grants.days')} defaultValue={GRANT_DAYS} />
          {allows === 'list' && (
            <Checkbox meta={fields.withNotes} value="true" label={t('grants.notes')} optional />
          )}
          <SubmitButton name="intent" value="makeGrant" variant="dark" icon={<UserPlus aria-hidden="true" />}>
            {t('grants.make')}
          </SubmitButton>
        </Stack>
      </Form>
    </Card>
  );
}
