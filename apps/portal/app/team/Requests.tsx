import { Link, useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { FarAboveOffers } from '../briefing/approve/ConfirmApproval';
import { MoveDialog } from '../forms/MoveDialog';
import { useFormat } from '../i18n/use';
import { useIsMainRow } from '../queue/QueueBar';
import {
  Alert,
  Button,
  Card,
  Checkbox,
  DateText,
  Disclosure,
  Money,
  Row,
  Section,
  Stack,
  StatusChip,
  type Tone,
} from '../ui';
import { useErrorText } from '../ui/field';
import type { loadCompany } from './company.server';
import styles from './team.module.css';

type Request = Awaited<ReturnType<typeof loadCompany>>['requests'][number];

/** Requests for approvals above a limit: owners answer them, members see their state. */
export function Requests({ requests, owns }: { requests: readonly Request[]; owns: boolean }) {
  const { t } = useTranslation('team');
  if (requests.length === 0) return null;
  return (
    <Section title={t('requests.title')}>
      <Stack>
        {requests.map((request) => (
          <div key={request.id} id={`approval-${request.id}`}>
            <One request={request} owns={owns} />
          </div>
        ))}
      </Stack>
    </Section>
  );
}

const tones = {
  open: 'act',
  approved: 'good',
  declined: 'stopped',
  withdrawn: 'neutral',
} as const satisfies Readonly<Record<'open' | NonNullable<Request['answer']>, Tone>>;

function One({ request, owns }: { request: Request; owns: boolean }) {
  const { t } = useTranslation(['team', 'company']);
  const { money, list } = useFormat();
  const words = useErrorText();
  const { id, act, name, title, amountCents, currency, count, to, answer, answeredBy, reason } = request;
  const { creators, farAbove, text } = request;
  const isMain = useIsMainRow(id);
  const state = answer ?? 'open';
  const refusals = useActionData<Answer>()?.submission;
  // If another owner answered first, the dialog is no longer rendered, so its refusal is shown here.
  const late =
    answer !== null && refusals?.initialValue?.id === String(id) ? refusals.error?.[''] : undefined;
  const key = act.replace('.', '_') as 'contracts_acceptAll';
  const what = t(`requests.acts.${key}`, { count });
  const sends = act === 'proposals.approveAll' || act === 'squads.approveProposals';
  const about = { name, what, title, sum: money(amountCents, currency), creators: list(creators) };
  return (
    <Card>
      <Row>
        <StatusChip tone={tones[state]}>{t(`requests.state.${state}`)}</StatusChip>
        <Money cents={amountCents} currency={currency} emphasis="strong" />
      </Row>
      {late && <Alert tone="warning" title={late.map(words).join(' ')} />}
      <p>{t('requests.asks', about)}</p>
      {creators.length > 0 && (
        <p>
          <strong>{t('requests.with', about)}</strong>
        </p>
      )}
      <p className="muted small">
        <DateText value={request.createdAt} style="long" />
        {answer !== null && <> · {t(`requests.by.${answer}`, { name: answeredBy })}</>}
      </p>
      {reason && <p>{t('requests.reason', { reason })}</p>}
      {answer === null && (
        <Row>
          {owns && (
            <>
              <MoveDialog
                intent="approve"
                fields={{ id }}
                title={t('requests.approveTitle', about)}
                text={`${t('requests.approveText', about)} ${t(`requests.effects.${key}`, { count })}`}
                confirm={t('requests.approve')}
                trigger={
                  <Button variant="primary" data-main-act={isMain ? true : undefined}>
                    {t('requests.approve')}
                  </Button>
                }
              >
                {(errorsOf) => (
                  <>
                    {creators.length > 0 && (
                      <p>
                        <strong>{t('requests.with', about)}</strong>
                      </p>
                    )}
                    {farAbove.length > 0 && (
                      <Alert tone="warning" title={t('company:approve.far.text', { count: farAbove.length })}>
                        <FarAboveOffers offers={farAbove} currency={currency} />
                      </Alert>
                    )}
                    {text ? (
                      <Disclosure summary={t('requests.text')}>
                        <p className={styles.wording} lang="pt-BR">
                          {text}
                        </p>
                      </Disclosure>
                    ) : (
                      <p>
                        <a href={to} target="_blank" rel="noreferrer">
                          {t(sends ? 'requests.see' : 'requests.read')}
                        </a>
                      </p>
                    )}
                    <Checkbox
                      required
                      name="read"
                      label={t(sends ? 'requests.agreeToSend' : 'requests.agree')}
                      errors={errorsOf('read')}
                    />
                  </>
                )}
              </MoveDialog>
              <MoveDialog
                intent="decline"
                fields={{ id }}
                title={t('requests.declineTitle', about)}
                text={t('requests.declineText', about)}
                confirm={t('requests.decline')}
                comment={{ label: t('requests.why') }}
                trigger={<Button>{t('requests.decline')}</Button>}
              />
            </>
          )}
          {request.own && (
            <MoveDialog
              intent="withdrawRequest"
              fields={{ id }}
              title={t('requests.withdrawTitle', about)}
              text={t('requests.withdrawText')}
              confirm={t('requests.withdraw')}
              trigger={<Button>{t('requests.withdraw')}</Button>}
            />
          )}
          <Link to={to}>{t('requests.see')}</Link>
        </Row>
      )}
    </Card>
  );
}
