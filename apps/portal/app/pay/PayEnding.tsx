import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Ending } from '../contract/Ending';
import { useFormat } from '../i18n/use';
import { DefinitionList, Form, Money, Stack, SubmitButton } from '../ui';
import type { PayEndingPage } from './ending.server';

/**
 * Price of ending an Elenco Pay contract today, for each instalment, with the form that requests the end. If
 * an end was requested, also shows the state of the request.
 */
export function PayEnding({
  ending,
  side,
  formKey,
  may,
  confirm,
  receives,
}: {
  ending: PayEndingPage;
  side: 'company' | 'creator';
  formKey: string;
  may: boolean;
  /**
   * Hash of the contract text, if the guest came by the first e-mail: ending and answering require a second
   * one.
   */
  confirm?: string | undefined;
  /** The creator's net share of the price; undefined for the client. */
  receives?: ReactNode;
}) {
  const { t } = useTranslation('shared');
  const waits = ending.asked === null || ending.asked.status === 'requested';
  return (
    <Ending
      page={{ contract: ending.contract, side: may && confirm === undefined ? side : null, key: formKey }}
      ending={ending}
      price={
        <>
          <PayEndingPrice ending={ending} side={side} />
          {receives}
        </>
      }
      ofPay
    >
      {may && confirm !== undefined && waits && (
        <Form>
          <input type="hidden" name="textHash" value={confirm} />
          <Stack>
            <p className="muted small">{t('ending.confirmHint')}</p>
            <div>
              <SubmitButton name="intent" value="link" variant="plain">
                {t(ending.asked ? 'ending.confirmAnswer' : 'ending.confirm')}
              </SubmitButton>
            </div>
          </Stack>
        </Form>
      )}
    </Ending>
  );
}

function PayEndingPrice({ ending, side }: { ending: PayEndingPage; side: 'company' | 'creator' }) {
  const { t } = useTranslation('shared');
  const { rate } = useFormat();
  const { lines, approved, dueCents, paidCents, leftCents, refundCents, waivedCents } = ending;
  const { currency, cancelBp, asked } = ending;
  // After the end, the list of instalments shows the payments since then.
  const isOpen = asked === null || asked.status === 'requested' || asked.status === 'under_review';
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  const strong = (cents: number) => <Money cents={cents} currency={currency} emphasis="strong" />;
  return (
    <>
      {!asked && (
        <p className="muted small">
          {t(side === 'creator' ? 'ending.payByCreator' : 'ending.payByClient', { rate: rate(cancelBp) })}
        </p>
      )}
      <DefinitionList
        sum
        items={[
          ...approved.map((n) => ({ term: t('ending.instalment', { n }), value: t('ending.stays') })),
          ...lines.map(({ ordinal, paid, delivered, dueCents: cents }) => ({
            term: t('ending.instalment', { n: ordinal }),
            value: money(cents),
            note: t(`ending.part${paid ? 'Paid' : 'Open'}${delivered ? 'Delivered' : ''}`),
          })),
          {
            term: t(side === 'creator' ? 'ending.creator' : 'ending.due'),
            value: strong(dueCents),
            ...(side === 'creator' ? { note: t('ending.before') } : {}),
          },
        ]}
      />
      <DefinitionList
        sum
        items={[
          ...(isOpen && side === 'company'
            ? [
                { term: t('ending.paid'), value: money(paidCents) },
                { term: t('ending.left'), value: strong(leftCents) },
              ]
            : []),
          ...(refundCents > 0 ? [{ term: t('ending.refundClient'), value: strong(refundCents) }] : []),
          ...(waivedCents > 0 ? [{ term: t('ending.waived'), value: strong(waivedCents) }] : []),
        ]}
      />
    </>
  );
}
