import type { BriefingKind } from '@elenco/core/hiring';
import { type Currency, splitFee } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Card, DefinitionList, Money, Section } from '../ui';

/** Shows how a budget is divided between the creators and the platform's fee, which the budget includes. */
export function BudgetSplit({
  cents,
  currency,
  feeBp,
  kind,
}: {
  cents: number;
  currency: Currency;
  feeBp: number;
  kind: BriefingKind;
}) {
  const { t } = useTranslation('company');
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
                term: t(kind === 'freelancer' ? 'split.freelancers' : 'split.creators'),
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
