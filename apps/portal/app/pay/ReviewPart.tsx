import { isPayInForce, payContractFlow, publishingOf } from '@elenco/core/finance';
import { movesFrom } from '@elenco/core/kit';
import { areaPath, documentOfPayee } from '@elenco/core/people';
import { Link, useActionData, useSearchParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Terms } from '../contract/Terms';
import { usePublishing } from '../contract/usePublishing';
import { InvoicePart } from '../creator/project/InvoicePart';
import { Receives } from '../creator/Receives';
import { StageHead } from '../creator/StageHead';
import { Refusals, refusalsOf } from '../forms/Refused';
import {
  Alert,
  ButtonLink,
  Card,
  DateText,
  DefinitionList,
  Dialog,
  Disclosure,
  Form,
  Row,
  Section,
  Stack,
  StatusChip,
  SubmitButton,
} from '../ui';
import { Amounts } from './Amounts';
import { DeliverForm, DeliverySection, useDeliveredUploads } from './DeliverForm';
import { ownFile, SilenceEnds, WorkLog } from './Delivery';
import { Instalments } from './Instalments';
import type { PayPage } from './load.server';
import { PayEnding } from './PayEnding';
import { payPath } from './page';
import styles from './pay.module.css';
import { Talk } from './Talk';

type Own = PayPage & { row: NonNullable<PayPage['row']> };

/**
 * Preview as the client sees it, with the creator's net amount, then the send button, or the actions after
 * sending.
 */
export function ReviewPart({ page }: { page: Own }) {
  const { t } = useTranslation(['pay', 'resources', 'creator', 'shared']);
  const answer = useActionData<Answer>();
  const { row } = page;
  useDeliveredUploads(page.parts);
  const publishing = usePublishing()(publishingOf({ ...row, feeBp: page.feeBp }));
  const own =
    answer && ['send', 'revise', 'amend', 'discard', 'remind'].includes(answer.intent) ? answer : undefined;
  const draft = row.status === 'draft';
  const invoiced = page.parts.filter((part) => part.asksInvoice || part.invoices[0]?.status === 'submitted');
  const code = page.stage?.code;
  const delivering =
    code === 'deliver_work' || code === 'deliver_changes'
      ? page.parts.find(({ id }) => id === page.stage?.partId)
      : undefined;
  const text = row.text && <Terms text={row.text} textEnglish={row.textEnglish} />;
  const asks = page.stage?.code === 'answer_client';
  const ends = page.stage?.code === 'answer_ending';
  const talk = <Talk talk={row.talk} may={!draft} />;
  const ending = page.ending && (
    <PayEnding
      ending={page.ending}
      side="creator"
      formKey={page.key}
      may
      receives={
        page.endingReceives && (
          <Receives
            value={page.endingReceives}
            state="proposed"
            legalForm={page.payee?.legalForm ?? 'individual'}
          />
        )
      }
    />
  );
  return (
    <Stack>
      {page.stage && (
        <StageHead
          stage={page.stage}
          company={row.clientName || t('tabs.client')}
          document={documentOfPayee(page.payee, row.currency)}
          action={
            code === 'correct_payee' ? (
              <ButtonLink to={`${areaPath.creator}/settings/payee`} variant="primary">
                {t('creator:stage.payee')}
              </ButtonLink>
            ) : null
          }
        >
          {page.stage.ordinal !== null && (
            <p className="small">{t('view.part', { n: page.stage.ordinal })}</p>
          )}
          {code === 'wait_approval' && page.stage.by && (
            <p className="small">
              <SilenceEnds on={page.stage.by} />
            </p>
          )}
        </StageHead>
      )}
      <div className={styles.wide}>
        <Stack>
          {own && <Refusals refusals={refusalsOf(own)} />}
          <Row>
            <StatusChip status={row.status}>{t(`resources:pay-contracts.status.${row.status}`)}</StatusChip>
            <DateText value={row.statusSince} style="long" />
          </Row>
          {row.status === 'refused' && row.refusal && (
            <Alert tone="warning" title={t('review.refused')}>
              {row.refusal}
            </Alert>
          )}
          {draft && text && <Section title={t('review.text')}>{text}</Section>}
          {draft && <Send page={page} />}
          {invoiced.map(
            ({ id, payout, invoices, expectedPay }) =>
              payout && (
                <InvoicePart
                  key={id}
                  page={{ ...page, title: row.title, rate: page.rates[payout.currency] }}
                  payout={payout}
                  invoices={invoices}
                  expectedPay={expectedPay}
                  delivered
                />
              ),
          )}
          {delivering && (
            <DeliverySection part={delivering} many={page.parts.length > 1} largest={page.largest} />
          )}
          <Remind page={page} />
          {asks && talk}
          {ends && ending}
          {(row.status === 'refused' || row.status === 'expired') && <After row={row} />}
          <Instalments
            parts={page.parts.map((part) => ({
              ...part,
              cents: part.paidCents,
              document: documentOfPayee(page.payee, row.currency),
            }))}
            ofCreator
            isEnded={row.status === 'ended'}
          />
          {page.parts.map((part) => {
            const isOpen = isPayInForce(row) && part.approvedAt === null;
            if (part.id === delivering?.id || (!isOpen && part.work.length === 0)) return null;
            return (
              <Disclosure key={part.id} summary={t('work.titleOf', { n: part.ordinal })}>
                <WorkLog work={part.work} fileTo={ownFile} />
                {isOpen && <DeliverForm part={part} largest={page.largest} />}
              </Disclosure>
            );
          })}
          <Disclosure summary={t('review.what')} open={draft}>
            <Stack>
              {row.scope && <p>{row.scope}</p>}
              {publishing.length > 0 && <DefinitionList items={publishing} />}
              <p className="muted small">
                {row.clientName} · {row.clientEmail}
              </p>
              {row.message && <blockquote className="muted">{row.message}</blockquote>}
            </Stack>
          </Disclosure>
          {!draft && text && <Disclosure summary={t('view.text')}>{text}</Disclosure>}
          {!asks && !draft && (
            <Disclosure summary={t('talk.title')} open={row.talk.length > 0}>
              {talk}
            </Disclosure>
          )}
          {!draft && row.status !== 'refused' && row.status !== 'expired' && <After row={row} />}
          {!ends && ending && (
            <Disclosure summary={t('shared:ending.ask')} open={page.ending?.asked !== null}>
              {ending}
            </Disclosure>
          )}
        </Stack>
        {/* After the end of the contract, the price of ending it replaces the amounts. */}
        {row.status !== 'ended' && <Amounts priced={row} page={page} />}
        <SentDialog client={row.clientEmail ?? ''} />
      </div>
    </Stack>
  );
}

/** Missing data with links to add it; if nothing is missing, the send button. */
function Send({ page: { row, missing, payee } }: { page: Own }) {
  const { t } = useTranslation(['pay', 'resources']);
  if (!payee) {
    return (
      <Alert
        tone="warning"
        title={t('review.payee')}
        action={<ButtonLink to={`${areaPath.creator}/settings/payee`}>{t('review.fill')}</ButtonLink>}
      />
    );
  }
  if (missing.length > 0) {
    return (
      <Alert tone="warning" title={t('review.missing')}>
        <ul>
          {missing.map(({ step, field }) => (
            <li key={field}>
              <Link to={payPath(step, row.id)}>{t(`missing.${field as 'title'}`)}</Link>
            </li>
          ))}
        </ul>
      </Alert>
    );
  }
  return (
    <Card>
      <p>{t('review.lead', { client: row.clientName, email: row.clientEmail })}</p>
      <Form>
        <SubmitButton name="intent" value="send">
          {t('review.send')}
        </SubmitButton>
      </Form>
    </Card>
  );
}

/** Actions after sending: revise the contract, or add to it. */
function After({ row }: { row: Own['row'] }) {
  const { t } = useTranslation('pay');
  const back = movesFrom(payContractFlow, row.status).includes('revise');
  if (!back && !isPayInForce(row)) return null;
  return (
    <Form>
      <SubmitButton name="intent" value={back ? 'revise' : 'amend'} variant="quiet">
        {t(back ? 'review.revise' : 'review.amend')}
      </SubmitButton>
      <p className="muted small">{t(back ? 'review.reviseHint' : 'review.amendHint')}</p>
    </Form>
  );
}

/** Button that reminds the client of the next step, at most once a day. */
function Remind({ page }: { page: Own }) {
  const { t } = useTranslation('pay');
  if (!page.remind) return null;
  if (page.remind === 'today') return <p className="muted small">{t('remind.today')}</p>;
  return (
    <Form>
      <SubmitButton name="intent" value="remind" variant="quiet">
        {t('remind.send')}
      </SubmitButton>
    </Form>
  );
}

/**
 * Dialog that confirms the sending. Its parameter is removed from the address, so that a reload does not show
 * it again.
 */
function SentDialog({ client }: { client: string }) {
  const { t } = useTranslation('pay');
  const [search, change] = useSearchParams();
  const wasSent = search.has('sent');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!wasSent) return;
    setOpen(true);
    change({}, { replace: true, preventScrollReset: true });
  }, [wasSent, change]);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={t('sent.title')}
      description={t('sent.text', { email: client })}
      footer={<ButtonLink to={`${areaPath.creator}/pay`}>{t('sent.back')}</ButtonLink>}
    />
  );
}
