import { isPayInForce, isUnaccepted, payAmounts, priceBeforeFee, publishingOf } from '@elenco/core/finance';
import { areaPath, documentOfPayee } from '@elenco/core/people';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Terms } from '../contract/Terms';
import { usePublishing } from '../contract/usePublishing';
import { NetAmount } from '../creator/NetAmount';
import { InvoicePart } from '../creator/project/InvoicePart';
import { StageHead } from '../creator/StageHead';
import { Refusals, refusalsOf } from '../forms/Refused';
import {
  Alert,
  ButtonLink,
  DateText,
  DefinitionList,
  Disclosure,
  Row,
  Section,
  Stack,
  StatusChip,
} from '../ui';
import { Amounts } from './Amounts';
import { ContractProof } from './ContractProof';
import { ContractQuestions } from './ContractQuestions';
import { DeliverForm, DeliverySection, useDeliveredUploads } from './DeliverForm';
import { ownFile, SilenceEnds, WorkLog } from './Delivery';
import { Instalments } from './Instalments';
import { PayEnding } from './PayEnding';
import { payPath } from './page';
import styles from './pay.module.css';
import { ActionsAfterSending, type Own, RemindButton, SendContract, SentDialog } from './ReviewActions';

/**
 * Preview of the contract as the client sees it, with the creator's net amount, then the send button, or the
 * actions after sending.
 */
export function ReviewPart({ page }: { page: Own }) {
  const { t } = useTranslation(['pay', 'resources', 'creator', 'shared']);
  const answer = useActionData<Answer>();
  const { row } = page;
  useDeliveredUploads(page.parts);
  const publishing = usePublishing()(publishingOf({ ...row, feeBp: page.feeBp }));
  const own =
    answer && ['send', 'revise', 'amend', 'archive', 'discard', 'remind'].includes(answer.intent)
      ? answer
      : undefined;
  const draft = row.status === 'draft';
  const invoiced = page.parts.filter((part) => part.asksInvoice || part.invoices[0]?.status === 'submitted');
  const { clientCents: totalCents, feeCents } = payAmounts({ ...row, feeBp: page.feeBp });
  const contract = { origin: 'pay' as const, totalCents, feeCents, feeBp: page.feeBp };
  const code = page.stage?.code;
  const delivering =
    code === 'deliver_work' || code === 'deliver_changes'
      ? page.parts.find(({ id }) => id === page.stage?.partId)
      : undefined;
  const text = row.text && <Terms text={row.text} textEnglish={row.textEnglish} />;
  const asks = page.stage?.code === 'answer_client';
  const ends = page.stage?.code === 'answer_ending';
  const talk = <ContractQuestions talk={row.talk} may={!draft} isTask={asks} isTitled={asks} />;
  const ending = page.ending && (
    <PayEnding
      ending={page.ending}
      side="creator"
      formKey={page.key}
      may
      receives={
        page.endingReceives && (
          <NetAmount
            value={page.endingReceives}
            state="proposed"
            legalForm={page.payee?.legalForm ?? 'individual'}
          />
        )
      }
    />
  );
  const head = (
    <>
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
    </>
  );
  const rest = (
    <>
      {invoiced.map(
        ({ id, amountCents, payout, invoices, expectedPay }) =>
          payout && (
            <InvoicePart
              key={id}
              page={{ ...page, title: row.title, rate: page.rates[payout.currency] }}
              payout={payout}
              price={priceBeforeFee(payout, { contract, part: { amountCents } })}
              invoices={invoices}
              expectedPay={expectedPay}
              delivered
            />
          ),
      )}
      {delivering && (
        <DeliverySection part={delivering} many={page.parts.length > 1} largest={page.largest} />
      )}
      {asks && talk}
      <RemindButton page={page} />
      {ends && ending}
      {isUnaccepted(row) && <ActionsAfterSending row={row} />}
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
      {page.checkCode && (
        <ContractProof
          checkCode={page.checkCode}
          hash={row.textHash ?? ''}
          pdf={`${payPath('review', row.id)}/contract.pdf`}
        />
      )}
      {!asks && !draft && (
        <Disclosure summary={t('talk.title')} open={row.talk.length > 0}>
          {talk}
        </Disclosure>
      )}
      {!draft && !isUnaccepted(row) && <ActionsAfterSending row={row} />}
      {!ends && ending && (
        <Disclosure summary={t('shared:ending.ask')} open={page.ending?.asked !== null}>
          {ending}
        </Disclosure>
      )}
    </>
  );
  // After the end of the contract, the price of ending it replaces the amounts.
  const amounts = row.status !== 'ended' && <Amounts priced={row} page={page} />;
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
      {page.stage?.counted && (
        <p className="muted small">{t(`counted.${page.stage.counted}`, { count: page.payoutDays })}</p>
      )}
      <div className={styles.wide}>
        {draft ? (
          <>
            <Stack>
              {head}
              {text && <Section title={t('review.text')}>{text}</Section>}
            </Stack>
            {/* On a phone, text and amounts come before the button that signs. */}
            <div className={styles.beside}>{amounts}</div>
            <Stack>
              <div id="send">
                <SendContract page={page} />
              </div>
              {rest}
            </Stack>
          </>
        ) : (
          <>
            <Stack>
              {head}
              {rest}
            </Stack>
            {amounts}
          </>
        )}
        <SentDialog client={row.clientEmail ?? ''} />
      </div>
    </Stack>
  );
}
