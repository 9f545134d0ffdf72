import { isWideRange } from '@elenco/core/kit';
import { Link } from '@remix-run/react';
import type { ButtonHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Button, Card, DefinitionList, Disclosure, Money, Row, Section } from '../ui';
import styles from './briefing.module.css';
import type { BudgetAdvice } from './budget.server';

type Calculated = BudgetAdvice['calculated'][number];
type Listed = NonNullable<BudgetAdvice['listed']>;

/**
 * Recommended budget, based on the list prices of matching creators, or on the calculator if too few creators
 * have a price.
 */
export function RecommendedBudget({
  advice: { listed, calculated, amountCents },
  creators,
  feeBp,
  use,
}: {
  advice: BudgetAdvice;
  creators: number;
  feeBp: number;
  /** Returns the props of the button that enters an amount as the budget; absent without an input. */
  use?: (cents: number) => ButtonHTMLAttributes<HTMLButtonElement>;
}) {
  const { t } = useTranslation('company');
  const { number, money } = useFormat();
  const [first, ...larger] = calculated;
  if (!listed && !first) return null;
  const calculation = first && (
    <>
      <Disclosure summary={t('usual.arithmetic')}>
        <Arithmetic of={first} creators={creators} feeBp={feeBp} />
      </Disclosure>
      {larger.length > 0 && (
        <DefinitionList
          items={larger.map((one) => ({
            term: t('usual.size', { followers: number(one.followers) }),
            value: <FromTo {...one} />,
          }))}
        />
      )}
    </>
  );
  return (
    <Section title={t('usual.title')}>
      <Card>
        {listed?.isEnough ? (
          <>
            <ListedPrices listed={listed} wanted={creators} />
            {first && (
              <Disclosure summary={t('usual.calculator', { followers: number(first.followers) })}>
                <DefinitionList items={[{ term: t('usual.byCalculator'), value: <FromTo {...first} /> }]} />
                {calculation}
              </Disclosure>
            )}
          </>
        ) : (
          <>
            {first && (
              <p className={styles.recommended}>
                <span className="muted small">
                  {t('usual.recommended', { followers: number(first.followers) })} ·{' '}
                  {t('usual.creators', { count: creators })}
                </span>
                <strong>
                  <FromTo {...first} />
                </strong>
              </p>
            )}
            {listed && <FewPrices listed={listed} />}
            {calculation}
          </>
        )}
        {creators > 1 && (listed?.isEnough || first) && (
          <DefinitionList
            items={[
              {
                term: t('usual.perCreator'),
                value: <FromTo {...shareOf(listed?.isEnough ? listed : first!, creators)} />,
              },
            ]}
          />
        )}
        {use && amountCents !== null && (
          <Row>
            <Button {...use(amountCents)} type="submit" size="small">
              {t('usual.use', { amount: money(amountCents, 'BRL') })}
            </Button>
          </Row>
        )}
        {(listed?.isEnough || first) && (
          <p className="muted small">
            {t('usual.note', { count: creators })} <Link to="/calculator">{t('usual.how')}</Link>
          </p>
        )}
      </Card>
    </Section>
  );
}

/** Divides a range by the number of creators, since the advice is for all of them together. */
const shareOf = ({ lowCents, highCents }: Pick<Calculated, 'lowCents' | 'highCents'>, creators: number) => ({
  lowCents: Math.round(lowCents / creators),
  highCents: Math.round(highCents / creators),
});

/** List prices of creators who are too few for a recommendation, shown beside the calculator's result. */
function FewPrices({ listed }: { listed: Listed }) {
  const { t } = useTranslation('company');
  const { creators } = listed;
  return (
    <>
      {creators > 0 && (
        <DefinitionList
          items={[{ term: t('usual.fewListed', { count: creators }), value: <FromTo {...listed} /> }]}
        />
      )}
      <p className="muted small">{t('usual.fewPrices', { count: creators })}</p>
    </>
  );
}

/**
 * Quartiles of the list prices, with the number of creators behind them; for a wide range, the median first.
 */
function ListedPrices({ listed, wanted }: { listed: Listed; wanted: number }) {
  const { t } = useTranslation(['company', 'options']);
  const { number, list } = useFormat();
  const { creators, followers, skills, medianCents, isByFormat, formats, lowCents, highCents } = listed;
  const wide = isWideRange(lowCents, highCents);
  const middle = <Money cents={medianCents} currency="BRL" emphasis="strong" />;
  const who = [
    skills.map((one) => t(`options:skills.${one}`)).join(', '),
    followers && t('usual.followers', { from: number(followers.from), to: number(followers.to) }),
  ];
  return (
    <>
      <p className={styles.recommended}>
        <span className="muted small">
          {t(wide ? 'usual.medianOf' : 'usual.listed', { count: creators })} ·{' '}
          {t('usual.creators', { count: wanted })}
        </span>
        <strong>{wide ? middle : <FromTo {...listed} />}</strong>
        <span className="muted small">{who.filter(Boolean).join(' · ')}</span>
        {formats.length > 0 && (
          <span className="muted small">
            {t(isByFormat ? 'usual.byFormat' : 'usual.anyFormat', {
              formats: list([...new Set(formats)].map((one) => t(`options:formats.${one}`))),
            })}
          </span>
        )}
      </p>
      <DefinitionList
        items={[
          wide
            ? { term: t('usual.half'), value: <FromTo {...listed} /> }
            : { term: t('usual.median'), value: middle },
        ]}
      />
      {wide && (
        <p className="muted small">
          {t('usual.wide')} {formats.length > 0 && !followers && t('usual.narrow')}
        </p>
      )}
    </>
  );
}

function FromTo({ lowCents, highCents }: Pick<Calculated, 'lowCents' | 'highCents'>) {
  const { t } = useTranslation('company');
  return (
    <>
      <Money cents={lowCents} currency="BRL" /> {t('usual.to')} <Money cents={highCents} currency="BRL" />
    </>
  );
}

/**
 * Shows the calculation: the price of each deliverable, their sum, the included fee and the number of
 * creators.
 */
function Arithmetic({ of, creators, feeBp }: { of: Calculated; creators: number; feeBp: number }) {
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
