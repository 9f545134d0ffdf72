import { type Charge, changesOf, payContractFlow } from '@elenco/core/finance';
import { movesFrom } from '@elenco/core/kit';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Terms } from '../contract/Terms';
import { usePublishing } from '../contract/usePublishing';
import { useTakesCards } from '../i18n/use';
import { HowToPay } from '../payment/HowToPay';
import { useReceived } from '../payment/useReceived';
import { Card, DateText, DefinitionList, Disclosure, Money, Section, Stack } from '../ui';
import { Answers } from './Answers';
import { ClientHead } from './ClientHead';
import { ContractProof } from './ContractProof';
import { ContractQuestions } from './ContractQuestions';
import type { ClientPay } from './client.server';
import { ReviewWork, WorkLog } from './Delivery';
import { Instalments } from './Instalments';
import { PayEnding } from './PayEnding';
import { lineText } from './page';
import styles from './pay.module.css';

type Props = {
  pay: ClientPay;
  /** True if the reader may answer. */
  may: boolean;
  /** True if the answer form also asks for the guest's name. */
  asksName?: boolean;
  /** True if the guest opened the link of the first e-mail: accepting requires the link of a second one. */
  asks?: boolean;
  /** True if the guest opened the link of the second e-mail, and so can accept the contract here. */
  confirms?: boolean;
  /** Masked address to which the second e-mail for this version of the contract was sent; null before. */
  confirming?: string | null;
  pdf: (chargeId: number) => string;
  /** URL of the accepted contract as PDF. */
  contractPdf: string;
  /** Returns the URL of a delivered file. */
  fileTo: (id: number) => string;
  /** True for guests, whose page itself starts card payments. */
  cardHere?: boolean;
  /** Form for the guest's name, below the payment, for commands whose forms do not ask for it. */
  nameGate?: ReactNode;
};

/**
 * A contract's page for its client: work, price and dates, then the contract text, the answer and ways to
 * pay.
 */
export function ClientPart({
  pay,
  may,
  asksName = false,
  asks = false,
  confirms = false,
  confirming = null,
  pdf,
  contractPdf,
  fileTo,
  cardHere = false,
  nameGate,
}: Props) {
  const { t } = useTranslation(['pay', 'resources', 'shared']);
  const { row, step, clientCents, feeCents, plan, parts } = pay;
  const takesCards = useTakesCards();
  const money = (cents: number) => <Money cents={cents} currency={row.currency} />;
  const publishing = usePublishing()(pay.publishing);
  const shown = parts.find(({ id }) => id === step.part?.id);
  const ending = pay.ending && (
    <PayEnding
      ending={pay.ending}
      side="company"
      formKey={pay.key}
      may={may || asks}
      confirm={asks ? (row.textHash ?? '') : undefined}
    />
  );
  const open = movesFrom(payContractFlow, row.status).includes('accept');
  return (
    <div onInput={shareName}>
      <Stack>
        <ClientHead
          step={step}
          confirms={confirms}
          confirming={confirming}
          creator={pay.creator}
          many={parts.length > 1}
        >
          {step.code === 'answer' && may && (
            <p>
              <a href="#answer">{t(confirming === null ? 'step.toAnswer' : 'step.toResend')}</a>
            </p>
          )}
          {step.code === 'answer_ending' && (
            <p>
              <a href="#ending">{t('step.toEnding')}</a>
            </p>
          )}
          {shown && (
            <PartWork part={shown} pay={pay} may={may} pdf={pdf} fileTo={fileTo} cardHere={cardHere} />
          )}
        </ClientHead>
        {row.message && (
          <div>
            <p className="muted small">{t('view.messageOf', { creator: pay.creator })}</p>
            <p className={styles.text}>{row.message}</p>
          </div>
        )}
        <Card title={t('view.price')} level={2}>
          <DefinitionList
            sum
            items={[
              ...row.lines.map((line) => ({
                term: lineText(line),
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
                  {part.deliverOn && (
                    <>
                      {' · '}
                      {t('parts.deliverBy')} <DateText value={part.deliverOn} style="long" />
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
          {parts.length === 0 && row.currency !== 'BRL' && (
            <p className="small">
              {t(takesCards ? 'view.abroadCard' : 'view.abroad', { currency: row.currency })}
            </p>
          )}
          <p className="muted small">{t('view.kept')}</p>
        </Card>
        <Instalments
          isEnded={row.status === 'ended'}
          parts={parts.map(({ amountCents, charge, status, ...part }) => ({
            ...part,
            status,
            cents: amountCents,
            papers:
              status === 'paid' && charge ? (
                <a href={pdf(charge.id)} download>
                  {t('view.receipt')}
                </a>
              ) : undefined,
          }))}
        />
        {parts
          .filter(({ id }) => id !== shown?.id)
          .map((part) => (
            <OtherPart
              key={part.id}
              part={part}
              pay={pay}
              may={may}
              pdf={pdf}
              fileTo={fileTo}
              cardHere={cardHere}
            />
          ))}
        {nameGate}
        {ending &&
          (pay.ending?.asked ? ending : <Disclosure summary={t('shared:ending.ask')}>{ending}</Disclosure>)}
        {row.status === 'refused' && row.refusal && (
          <Section title={t('view.refused')}>
            <p>{row.refusal}</p>
          </Section>
        )}
        <Section title={t(pay.amends === null ? 'view.text' : 'view.textAmendment')}>
          <p className="muted small">
            {row.clientName} · {pay.document}
          </p>
          <Terms text={row.text} textEnglish={row.textEnglish} />
        </Section>
        {pay.checkCode && (
          <ContractProof checkCode={pay.checkCode} hash={row.textHash ?? ''} pdf={contractPdf} />
        )}
        {may && open && (
          <div id="answer">
            <Answers
              id={row.id}
              textHash={row.textHash ?? ''}
              asks={asks}
              confirming={confirming}
              asksName={asksName}
              contact={row.clientContact}
              validUntil={row.validUntil}
            />
          </div>
        )}
        <ContractQuestions talk={row.talk} may={may} asksName={asksName} />
      </Stack>
    </div>
  );
}

/** Copies the name that a guest types to the other forms of the page. */
function shareName({ target, currentTarget }: FormEvent<HTMLElement>) {
  if (!(target instanceof HTMLInputElement) || target.name !== 'name') return;
  for (const input of currentTarget.querySelectorAll<HTMLInputElement>('input[name=name]'))
    if (input !== target) input.value = target.value;
}

type PartProps = Pick<Props, 'pay' | 'may' | 'pdf' | 'fileTo' | 'cardHere'> & {
  part: ClientPay['parts'][number];
};

/**
 * An instalment to which the next step does not apply, behind a disclosure; renders nothing if it has no
 * actions and no content.
 */
function OtherPart(props: PartProps) {
  const { t } = useTranslation('pay');
  const { part } = props;
  const toApprove = part.status === 'paid' && part.approvedAt === null;
  if (!part.open && !toApprove && part.work.length === 0) return null;
  return (
    <Disclosure summary={t('view.part', { n: part.ordinal })} open={part.approvedAt !== null}>
      <PartWork {...props} />
    </Disclosure>
  );
}

/** Ways to pay an instalment, its deliveries, and the answer to the newest delivery. */
function PartWork({ part, pay, may, pdf, fileTo, cardHere = false }: PartProps) {
  const { t } = useTranslation('pay');
  const { row } = pay;
  const changesLeft = Math.max(0, row.rounds - changesOf(part));
  return (
    <Stack>
      {part.status === 'overdue' && part.fineBp + part.interestBp > 0 && (
        <p className="small">
          {t('view.late', { fine: part.fineBp / 100, interest: part.interestBp / 100 })}
        </p>
      )}
      {part.open && part.charge && (
        <HowToPay
          charge={part.charge}
          pix={part.pix}
          owed={part.owed}
          pdf={pdf(part.charge.id)}
          level={3}
          cardHere={cardHere}
        />
      )}
      {part.charge && <Received charge={part.charge} />}
      <WorkLog work={part.work.slice(-1)} fileTo={fileTo} />
      {part.status === 'paid' && may && row.status !== 'ended' && part.approvedAt === null && (
        <ReviewWork part={part} creator={pay.creator} changesLeft={changesLeft} />
      )}
      <WorkLog work={part.work.slice(0, -1)} fileTo={fileTo} />
      {part.approvedAt !== null && <p className="small">{t('view.approved')}</p>}
    </Stack>
  );
}

/** Amount that was received for an instalment paid late. */
function Received({ charge }: { readonly charge: Charge }) {
  const items = useReceived(charge);
  return items.length > 0 && <DefinitionList sum items={items} />;
}
