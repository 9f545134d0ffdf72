import { type Currency, splitFee } from '@elenco/core/kit';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Card, DefinitionList, Disclosure, Money, Section } from '../ui';
import styles from './briefing.module.css';
import type { usualFor } from './budget.server';

/** Breakdown of a budget; it includes the fee. */
export function BudgetSplit({
  cents,
  currency,
  feeBp,
}: {
  cents: number;
  currency: Currency;
  feeBp: number;
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

type Usual = ReturnType<typeof usualFor>[number];

/** Usual cost of this briefing's work, by creator size; the recommended size with its calculation. */
export function UsualCost({
  usual,
  creators,
  feeBp,
}: {
  usual: readonly Usual[];
  creators: number;
  feeBp: number;
}) {
  const { t } = useTranslation('company');
  const { number } = useFormat();
  const recommended = usual.find((one) => one.recommended);
  if (!recommended) return null;
  const others = usual.filter((one) => one !== recommended);
  return (
    <Section title={t('usual.title')}>
      <Card>
        <p className={styles.recommended}>
          <span className="muted small">
            {t('usual.recommended', { followers: number(recommended.followers) })}
          </span>
          <strong>
            <FromTo {...recommended} />
          </strong>
        </p>
        <Disclosure summary={t('usual.arithmetic')}>
          <Arithmetic of={recommended} creators={creators} feeBp={feeBp} />
        </Disclosure>
        {others.length > 0 && (
          <DefinitionList
            items={others.map((one) => ({
              term: t('usual.size', { followers: number(one.followers) }),
              value: <FromTo {...one} />,
            }))}
          />
        )}
        <p className="muted small">
          {t('usual.note', { count: creators })} <Link to="/calculator">{t('usual.how')}</Link>
        </p>
      </Card>
    </Section>
  );
}

function FromTo({ lowCents, highCents }: Pick<Usual, 'lowCents' | 'highCents'>) {
  const { t } = useTranslation('company');
  return (
    <>
      <Money cents={lowCents} currency="BRL" /> {t('usual.to')} <Money cents={highCents} currency="BRL" />
    </>
  );
}

/** Price of each wanted piece by the calculator, their sum, the included fee, and the number of creators. */
function Arithmetic({ of, creators, feeBp }: { of: Usual; creators: number; feeBp: number }) {
  const { t } = useTranslation(['company', 'options']);
  const { rate } = useFormat();
  const { lines, sum } = of.each;
  return (
    <DefinitionList
      sum
      items={[
        ...lines.map(({ line: { channel, format, quantity }, ...range }) => ({
          term: t('usual.line', {
            count: quantity,
            format: t(`options:formats.${format}`),
            channel: t(`options:channels.${channel}`),
          }),
          value: <FromTo {...range} />,
        })),
        { term: t('usual.sum'), value: <FromTo {...sum} /> },
        { term: t('usual.fee', { rate: rate(feeBp) }), value: <FromTo {...of.each} /> },
        { term: t('usual.creators', { count: creators }), value: <FromTo {...of} /> },
      ]}
    />
  );
}
