import { type Currency, splitFee } from '@elenco/core/kit';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../forms/useAnswer';
import { useFormat } from '../i18n/use';
import { Card, DefinitionList, Money, MoneyField, Section } from '../ui';
import type { loadBudget } from './budget.server';
import { WizardStep } from './WizardStep';
import type { stepActions } from './wizard.server';

/** How much there is, and at once what of it reaches creators. */
export function BudgetStep() {
  const { t } = useTranslation('client');
  const wizard = useLoaderData<typeof loadBudget>();
  const { budgetCents = null, currency = 'BRL' } = wizard.row ?? {};
  const [typed, type] = useState<number | undefined>(budgetCents ?? undefined);
  const [form, fields] = useAnswer<{ budgetCents: string }>(useActionData<ReturnType<typeof stepActions>>(), {
    defaultValue: { budgetCents: budgetCents === null ? '' : String(budgetCents) },
  });
  return (
    <WizardStep
      wizard={wizard}
      form={form}
      aside={
        <>
          <BudgetSplit cents={typed ?? 0} currency={currency} feeBp={wizard.feeBp} />
          <UsualCost usual={wizard.usual} creators={wizard.row?.creatorsWanted ?? 1} />
        </>
      }
    >
      <input type="hidden" name="currency" value={currency} />
      <MoneyField
        meta={fields.budgetCents}
        currency={currency}
        label={t('wizard.fields.budget')}
        hint={t('wizard.hints.budget')}
        onCents={type}
      />
    </WizardStep>
  );
}

/** Where the money of a budget goes; the fee is inside it. */
export function BudgetSplit({
  cents,
  currency,
  feeBp,
}: {
  cents: number;
  currency: Currency;
  feeBp: number;
}) {
  const { t } = useTranslation('client');
  const { rate } = useFormat();
  const { feeCents, creatorCents } = splitFee(cents, feeBp);
  return (
    <Section title={t('split.title')}>
      <Card>
        <div aria-live="polite">
          <DefinitionList
            sum
            items={[
              { term: t('split.budget'), value: <Money cents={cents} currency={currency} /> },
              {
                term: t('split.fee', { rate: rate(feeBp) }),
                note: t('split.feeNote'),
                value: <Money cents={feeCents} currency={currency} minus />,
              },
              {
                term: t('split.creators'),
                value: <Money cents={creatorCents} currency={currency} emphasis="arrives" />,
              },
            ]}
          />
        </div>
        <p className="muted small">{t('split.note')}</p>
      </Card>
    </Section>
  );
}

/** What the work of this briefing usually costs, by the size of those who do it. */
function UsualCost({
  usual,
  creators,
}: {
  usual: Awaited<ReturnType<typeof loadBudget>>['usual'];
  creators: number;
}) {
  const { t } = useTranslation('client');
  const { number } = useFormat();
  if (usual.length === 0) return null;
  return (
    <Section title={t('usual.title')}>
      <Card>
        <DefinitionList
          items={usual.map(({ followers, lowCents, highCents }) => ({
            term: t('usual.size', { followers: number(followers) }),
            value: (
              <>
                <Money cents={lowCents} /> {t('usual.to')} <Money cents={highCents} />
              </>
            ),
          }))}
        />
        <p className="muted small">
          {t('usual.note', { count: creators })} <Link to="/calculator">{t('usual.how')}</Link>
        </p>
      </Card>
    </Section>
  );
}
