import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../forms/MoveDialog';
import { useFormat } from '../i18n/use';
import { Button, Card, Checkbox, DateText, Disclosure, Money, Row, Section, Stack, StatusChip } from '../ui';
import type { loadCompany } from './company.server';
import styles from './team.module.css';

type Request = Awaited<ReturnType<typeof loadCompany>>['requests'][number];

/** Acts above a limit: for owners to answer, for members to follow. */
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

function One({ request, owns }: { request: Request; owns: boolean }) {
  const { t } = useTranslation('team');
  const { money, list } = useFormat();
  const { id, act, name, title, amountCents, currency, count, to, answer, answeredBy, reason } = request;
  const { creators, text } = request;
  const what = t(`requests.acts.${act.replace('.', '_') as 'contracts_acceptAll'}`, { count });
  const about = { name, what, title, sum: money(amountCents, currency), creators: list(creators) };
  return (
    <Card>
      <Row>
        <StatusChip tone={answer === null ? 'act' : answer === 'approved' ? 'good' : 'stopped'}>
          {t(`requests.state.${answer ?? 'open'}`)}
        </StatusChip>
        <Money cents={amountCents} currency={currency} emphasis="strong" />
      </Row>
      <p>{t('requests.asks', { ...about, interpolation: { escapeValue: false } })}</p>
      {creators.length > 0 && (
        <p>
          <strong>{t('requests.with', { ...about, interpolation: { escapeValue: false } })}</strong>
        </p>
      )}
      <p className="muted small">
        <DateText value={request.createdAt} style="long" />
        {answer !== null && <> · {t(`requests.by.${answer}`, { name: answeredBy })}</>}
      </p>
      {reason && <p>{t('requests.reason', { reason, interpolation: { escapeValue: false } })}</p>}
      {answer === null && (
        <Row>
          {owns && (
            <>
              <MoveDialog
                intent="approve"
                fields={{ id }}
                title={t('requests.approveTitle', about)}
                text={t('requests.approveText', about)}
                confirm={t('requests.approve')}
                trigger={<Button variant="primary">{t('requests.approve')}</Button>}
              >
                {(errorsOf) => (
                  <>
                    {creators.length > 0 && (
                      <p>
                        <strong>
                          {t('requests.with', { ...about, interpolation: { escapeValue: false } })}
                        </strong>
                      </p>
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
                          {t('requests.read')}
                        </a>
                      </p>
                    )}
                    <Checkbox required name="read" label={t('requests.agree')} errors={errorsOf('read')} />
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
          <Link to={to}>{t('requests.see')}</Link>
        </Row>
      )}
    </Card>
  );
}
