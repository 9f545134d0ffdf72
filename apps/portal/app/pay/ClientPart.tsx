import { type Charge, payContractFlow } from '@elenco/core/finance';
import { movesFrom } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { Terms } from '../contract/Terms';
import { usePublishing } from '../contract/usePublishing';
import { useTakesCards } from '../i18n/use';
import { FeeInvoiceText } from '../payment/FeeInvoice';
import { HowToPay } from '../payment/HowToPay';
import { PayByCard } from '../payment/PayByCard';
import { useReceived } from '../payment/useReceived';
import { Card, DateText, DefinitionList, Form, Money, Section, Stack, StatusChip, SubmitButton } from '../ui';
import { Answers } from './Answers';
import type { ClientPay } from './load.server';
import { PayEnding } from './PayEnding';
import styles from './pay.module.css';
import { Talk } from './Talk';

type Props = {
  pay: ClientPay;
  /** True if the reader may answer. */
  may: boolean;
  /** True for the first e-mail: accepting requires a second one. */
  asks?: boolean;
  pdf: (chargeId: number) => string;
  /** True without an account: the page itself takes card payments. */
  cardHere?: boolean;
};

/** A contract for its client: work, price, dates; then its text, the answer and ways to pay. */
export function ClientPart({ pay, may, asks = false, pdf, cardHere = false }: Props) {
  const { t } = useTranslation(['pay', 'resources', 'shared']);
  const takesCards = useTakesCards();
  const { row, clientCents, feeCents, plan, parts } = pay;
  const money = (cents: number) => <Money cents={cents} currency={row.currency} />;
  const publishing = usePublishing()(pay.publishing);
  const open = movesFrom(payContractFlow, row.status).includes('accept');
  return (
    <Stack>
      <p>
        <StatusChip status={row.status}>{t(`resources:pay-contracts.status.${row.status}`)}</StatusChip>
      </p>
      {row.message && <blockquote className="muted">{row.message}</blockquote>}
      <Card title={t('view.price')} level={2}>
        <DefinitionList
          sum
          items={[
            ...row.lines.map((line) => ({
              term: `${line.quantity} × ${line.label}`,
              value: money(line.quantity * line.amountCents),
            })),
            ...(feeCents === null ? [] : [{ term: t('feeOfClient'), value: money(feeCents) }]),
            { term: t('total'), value: money(clientCents) },
          ]}
        />
        {publishing.length > 0 && <DefinitionList items={publishing} />}
        {parts.length === 0 && (
          <ul className={styles.plan}>
            {plan.map((part) => (
              <li key={part.ordinal}>
                {money(part.amountCents)} · {t('view.dueOn')} <DateText value={part.dueOn} style="long" />
              </li>
            ))}
          </ul>
        )}
        <p className="muted small">{t('view.kept')}</p>
      </Card>
      {parts.map((part) => (
        <Section key={part.id} title={t('view.part', { n: part.ordinal })}>
          <p>
            {money(part.amountCents)} · <DateText value={part.dueOn} style="long" /> ·{' '}
            <StatusChip status={part.status}>{t(`resources:charges.status.${part.status}`)}</StatusChip>
          </p>
          {part.status === 'overdue' && part.fineBp + part.interestBp > 0 && (
            <p className="small">
              {t('view.late', { fine: part.fineBp / 100, interest: part.interestBp / 100 })}
            </p>
          )}
          {part.open && part.charge && row.currency === 'BRL' && (
            <HowToPay
              charge={part.charge}
              pix={part.pix}
              owed={part.owed}
              pdf={pdf(part.charge.id)}
              level={3}
              cardHere={cardHere}
            />
          )}
          {part.open && row.currency !== 'BRL' && (
            <>
              <p className="small">{t(takesCards ? 'view.transferOrCard' : 'view.transfer')}</p>
              {part.charge && <PayByCard chargeId={part.charge.id} here={cardHere} />}
            </>
          )}
          {part.charge && <Received charge={part.charge} />}
          {part.status === 'paid' && part.charge && (
            <p>
              <a href={pdf(part.charge.id)} download>
                {t('view.receipt')}
              </a>
            </p>
          )}
          {part.feeInvoice && (
            <p className="small">
              {t('shared:feeInvoice.title')}: <FeeInvoiceText invoice={part.feeInvoice} />
            </p>
          )}
          {part.status === 'paid' && may && row.status !== 'ended' && part.approvedAt === null && (
            <Form>
              <input type="hidden" name="id" value={part.id} />
              <SubmitButton name="intent" value="approve">
                {t('view.approve')}
              </SubmitButton>
              <p className="muted small">{t('view.approveHint')}</p>
            </Form>
          )}
          {part.approvedAt !== null && <p className="small">{t('view.approved')}</p>}
        </Section>
      ))}
      {pay.ending && (
        <PayEnding
          ending={pay.ending}
          side="company"
          formKey={pay.key}
          may={may}
          confirm={asks ? (row.textHash ?? '') : undefined}
        />
      )}
      {row.status === 'refused' && row.refusal && (
        <Section title={t('view.refused')}>
          <p>{row.refusal}</p>
        </Section>
      )}
      <Section title={t('view.text')}>
        <p className="muted small">
          {row.clientName} · {pay.document}
        </p>
        <Terms text={row.text} textEnglish={row.textEnglish} />
      </Section>
      {may && open && (
        <Answers id={row.id} textHash={row.textHash ?? ''} asks={asks} validUntil={row.validUntil} />
      )}
      <Talk talk={row.talk} may={may} />
    </Stack>
  );
}

/** Shows the amount received for an installment that was paid late. */
function Received({ charge }: { readonly charge: Charge }) {
  const items = useReceived(charge);
  return items.length > 0 && <DefinitionList sum items={items} />;
}
