import { type Currency, splitFee } from '@elenco/core/kit';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Card, DefinitionList, Money, Section } from '../ui';
import type { usualFor } from './budget.server';

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
export function UsualCost({ usual, creators }: { usual: ReturnType<typeof usualFor>; creators: number }) {
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
