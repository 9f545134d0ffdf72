import { getFormProps } from '@conform-to/react';
import { SHARE_LINK_DAYS } from '@elenco/core/hiring';
import type { BrandAction } from '@elenco/core/people';
import { useActionData } from '@remix-run/react';
import { UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { MoveDialog } from '../forms/MoveDialog';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { HelpLink } from '../help/HelpLink';
import { CopyText } from '../payment/CopyText';
import {
  Alert,
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
import type { ShownShareLink } from './load.server';
import { shareId } from './shareId';

type Props = {
  shareLinks: readonly ShownShareLink[];
  /** Action that the links of this section allow. */
  allows: BrandAction;
  contractId?: number;
  /**
   * True if the page's share button leads to this section; by default, if the links are for the whole page.
   */
  anchored?: boolean;
  /** Creators whose proposals the guest may approve. */
  creatorIds?: readonly number[];
  /** False for staff, who can list and revoke links but not create them. */
  may: boolean;
  /** True for staff who may open the help page of support. */
  hasHelp?: boolean;
  /** Warning shown before a link is created, such as data that is hidden from guests. */
  notice?: string | undefined;
  noticeAction?: ReactNode;
};

/**
 * Share links for guests: a form that creates a link and shows it once for copying, and a list with each
 * link's last use and a revoke button.
 */
export function ShareLinks({ shareLinks, may, hasHelp, anchored, notice, noticeAction, ...given }: Props) {
  const { t } = useTranslation('authority');
  const answer = useOwnAnswer(given.contractId);
  if (!may && shareLinks.length === 0) return null;
  return (
    <Disclosure
      summary={t(given.allows === 'list' ? 'shareLinks.share' : 'shareLinks.title')}
      open={shareLinks.length > 0 || answer !== undefined}
    >
      <Stack>
        <p className="muted" id={(anchored ?? given.contractId === undefined) ? shareId : undefined}>
          {t(`shareLinks.subtitle.${given.allows}`)}{' '}
          {hasHelp && <HelpLink audience="support" term="share-link" name={t('shareLinks.title')} />}
        </p>
        {notice && <Alert title={notice} action={noticeAction} />}
        {/* A created link empties the form for the next one. */}
        {may && <NewShareLink key={shareLinks.length} {...given} answer={answer} />}
        {shareLinks.map((shareLink) => (
          <OneShareLink key={shareLink.id} shareLink={shareLink} />
        ))}
      </Stack>
    </Disclosure>
  );
}

/** Returns the action's answer if it concerns the form of this hiring. */
function useOwnAnswer(contractId: number | undefined): Answer | undefined {
  const answer = useActionData<Answer>();
  // After a success the form is empty, so the hiring is read from the shown link.
  const hiring = (answer?.shown ?? answer?.submission.initialValue)?.contractId;
  return answer?.intent === 'createShareLink' && hiring === contractId?.toString() ? answer : undefined;
}

function OneShareLink({ shareLink }: { shareLink: ShownShareLink }) {
  const { id, version, label, email, actions, withNotes, expiresAt, lastUsedAt } = shareLink;
  const { t } = useTranslation(['authority', 'options']);
  return (
    <Card>
      <strong>{email ? `${label} · ${email}` : label}</strong>
      <p className="muted small">
        {[
          ...actions.map((action) => t(`options:guestAction.${action}`)),
          ...(actions.includes('report') && !actions.includes('report-costs')
            ? [t('shareLinks.withoutCosts')]
            : []),
          ...(withNotes ? [t('shareLinks.withNotes')] : []),
        ].join(' · ')}
      </p>
      <p className="small">
        {t('shareLinks.until')} <DateText value={expiresAt} style="long" /> ·{' '}
        {lastUsedAt ? (
          <>
            {t('shareLinks.used')} <DateText value={lastUsedAt} style="long" />
          </>
        ) : (
          t('shareLinks.unused')
        )}
      </p>
      <Row>
        <MoveDialog
          intent="revokeShareLink"
          fields={{ id, version }}
          trigger={<Button size="small">{t('shareLinks.revoke')}</Button>}
          title={t('shareLinks.revokeTitle', { label })}
          text={t('shareLinks.revokeText')}
          confirm={t('shareLinks.revoke')}
          danger
        />
      </Row>
    </Card>
  );
}

function NewShareLink({
  allows,
  contractId,
  creatorIds = [],
  answer: own,
}: Omit<Props, 'shareLinks' | 'may' | 'anchored' | 'notice' | 'noticeAction'> & {
  answer: Answer | undefined;
}) {
  const { t } = useTranslation('authority');
  const [form, fields] = useAnswer<Record<'label' | 'email' | 'days' | 'withNotes', string>>(own, {
    id: `make-grant-${contractId ?? ''}`,
  });
  return (
    <Card>
      {own?.shown?.link && (
        <Arrival title={t('shareLinks.made')} of={own.shown.link}>
          <CopyText label={t('shareLinks.link')} text={own.shown.link} />
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
          <Field
            meta={fields.label}
            label={t('shareLinks.label')}
            hint={t('shareLinks.labelHint')}
            maxLength={80}
          />
          <Field
            meta={fields.email}
            label={t('shareLinks.email')}
            hint={t('shareLinks.emailHint')}
            type="email"
            maxLength={254}
            optional
          />
          <CountField meta={fields.days} label={t('shareLinks.days')} defaultValue={SHARE_LINK_DAYS} />
          {allows === 'report' && (
            <Checkbox name="actions" value="report-costs" label={t('shareLinks.costs')} />
          )}
          {allows === 'list' && (
            <Checkbox meta={fields.withNotes} value="true" label={t('shareLinks.notes')} />
          )}
          <SubmitButton
            name="intent"
            value="createShareLink"
            variant="dark"
            icon={<UserPlus aria-hidden="true" />}
          >
            {t('shareLinks.make')}
          </SubmitButton>
        </Stack>
      </Form>
    </Card>
  );
}
