import { areaPath } from '@elenco/core/people';
import { useActionData } from '@remix-run/react';
import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../adapters/form.server';
import { Refusals, refusalsOf } from '../../forms/Refused';
import { useFormat } from '../../i18n/use';
import { Amounts } from '../../payment/Amounts';
import { HowToPay } from '../../payment/HowToPay';
import { InvoiceLines } from '../../payment/InvoiceLines';
import { Proofs } from '../../payment/Proofs';
import { ButtonLink, Card, DateText, Form, Section, Stack, SubmitButton } from '../../ui';
import type { Project } from './load.server';

type One = NonNullable<Project['oneInvoice']>;

/** Switch between one invoice for the whole project and one charge per creator. */
export function OneInvoice({ project }: { project: Project }) {
  const answer = useActionData<Answer>();
  const { oneInvoice, may, pressKey } = project;
  const own = answer && ['combine', 'separate'].includes(answer.intent) ? answer : undefined;
  if (!oneInvoice) return null;
  return (
    <>
      {own && <Refusals refusals={refusalsOf(own)} />}
      {oneInvoice.invoices.map((invoice) => (
        <Invoice key={invoice.charge.id} invoice={invoice} may={may} pressKey={pressKey} />
      ))}
      {oneInvoice.possible && may && <Choice possible={oneInvoice.possible} pressKey={pressKey} />}
    </>
  );
}

function Choice({ possible, pressKey }: { possible: NonNullable<One['possible']>; pressKey: string }) {
  const { t } = useTranslation('company');
  const { money } = useFormat();
  const { count, totalCents, currency, dueOn } = possible;
  return (
    <Card title={t('invoice.title')}>
      <Form>
        <input type="hidden" name="totalCents" value={totalCents} />
        <input type="hidden" name="key" value={`${pressKey}-combine`} />
        <Stack form>
          <p>{t('invoice.text', { count })}</p>
          <p className="muted small">
            {t('invoice.due')} <DateText value={dueOn} style="long" />
          </p>
          <div>
            <SubmitButton name="intent" value="combine" variant="quiet">
              {t('invoice.make', { amount: money(totalCents, currency) })}
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}

function Invoice({
  invoice: { charge, open, owed, pix, lines, proofs, moneyBack },
  may,
  pressKey,
}: Pick<Project, 'may' | 'pressKey'> & { readonly invoice: One['invoices'][number] }) {
  const { t } = useTranslation('company');
  const { id, status } = charge;
  return (
    <Section title={t('invoice.of')} anchor={`charge-${id}`}>
      <InvoiceLines lines={lines} totalCents={charge.amountCents} currency={charge.currency} />
      <Amounts charge={charge} moneyBack={moneyBack} />
      {open && <HowToPay charge={charge} pix={pix} owed={owed} />}
      <Proofs proofs={proofs} />
      {status === 'paid' && (
        <p>
          <ButtonLink
            to={`/dashboard/charge/${id}.pdf`}
            size="small"
            icon={<FileDown aria-hidden="true" />}
            reloadDocument
          >
            {t('invoice.receipt')}
          </ButtonLink>{' '}
          <ButtonLink to={`${areaPath.company}/charge/${id}/slip`} variant="plain" size="small">
            {t('secondCopy.history')}
          </ButtonLink>
        </p>
      )}
      {open && may && (
        <Form>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="key" value={`${pressKey}-separate`} />
          <SubmitButton name="intent" value="separate" variant="plain" size="small">
            {t('invoice.split')}
          </SubmitButton>
        </Form>
      )}
    </Section>
  );
}
