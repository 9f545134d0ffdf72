import type { PriceQuery, Profile } from '@elenco/core/discovery';
import { pricesInOrder, quotedPrice, scopeOfPrice } from '@elenco/core/discovery';
import { useTranslation } from 'react-i18next';
import { DefinitionList, Figures, Money, Section, Stat } from '../ui';

type Priced = Pick<Profile, 'priceCents' | 'prices' | 'profileType'>;
type Kind = Pick<Profile['prices'][number], 'channel' | 'format'>;

/** Query for the price on pages that do not filter by a format. */
export const ANY_PRICE: PriceQuery = { priceFormat: null, channels: [] };

/** Returns a function that names a kind of publication, such as “Instagram · Reels”. */
export function useFormatName(): (kind: Kind) => string {
  const { t } = useTranslation('options');
  return ({ channel, format }) => `${t(`channels.${channel}`)} · ${t(`formats.${format}`)}`;
}

/** Locale keys for the label of a price that is not for a specific format, by the price's scope. */
const unformatted = { job: 'pricePerJob', others: 'priceOfOthers', any: 'price' } as const;
/** The same in a cell, below the price and the name of the column. */
const inCell = { ...unformatted, others: 'priceOfOthersShort' } as const;

/**
 * Returns the price that matches a search, or null if the creator has none, and a label that states what the
 * price is for.
 */
function useMatchingPrice(
  profile: Priced,
  asked: PriceQuery,
  labels: typeof unformatted | typeof inCell = unformatted,
) {
  const { t } = useTranslation('search');
  const formatName = useFormatName();
  const price = quotedPrice(asked, profile);
  const ofAny = t(labels[scopeOfPrice(profile)]);
  return { cents: price?.cents ?? null, label: price?.of ? formatName(price.of) : ofAny };
}

/**
 * Table cell with the price that matches a search. The cell states what the price is for, unless the column's
 * name does.
 */
export function PriceCell({ profile, asked }: { profile: Priced; asked: PriceQuery }) {
  const { cents, label } = useMatchingPrice(profile, asked, inCell);
  if (cents === null) return <>–</>;
  const isNamed = asked.priceFormat !== null || scopeOfPrice(profile) !== 'any';
  return (
    <>
      <Money cents={cents} currency="BRL" />
      {isNamed && <div className="muted small">{label}</div>}
    </>
  );
}

/** The price that matches the format of a search, as a stat. */
export function PriceStat({ profile, asked = ANY_PRICE }: { profile: Priced; asked?: PriceQuery }) {
  const { cents, label } = useMatchingPrice(profile, asked);
  return <Stat label={label} value={cents === null ? undefined : <Money cents={cents} currency="BRL" />} />;
}

/** Every format price of a creator, with its name; renders nothing if there are none. */
export function FormatPrices({ profile: { prices } }: { profile: Pick<Profile, 'prices'> }) {
  const formatName = useFormatName();
  if (prices.length === 0) return null;
  return (
    <DefinitionList
      items={pricesInOrder(prices).map(({ cents, ...kind }) => ({
        term: formatName(kind),
        value: <Money cents={cents} currency="BRL" />,
      }))}
    />
  );
}

/** Every format price of a creator, as stats; renders nothing if there are none. */
export function FormatStats({ profile: { prices } }: { profile: Pick<Profile, 'prices'> }) {
  const { t } = useTranslation('search');
  const formatName = useFormatName();
  if (prices.length === 0) return null;
  return (
    <Section title={t('formatPrices')}>
      <Figures>
        {pricesInOrder(prices).map(({ cents, ...kind }) => (
          <Stat
            key={formatName(kind)}
            label={formatName(kind)}
            value={<Money cents={cents} currency="BRL" />}
          />
        ))}
      </Figures>
    </Section>
  );
}

/** Format prices in one small line each, for cells of tables. */
export function FormatLines({ profile: { prices } }: { profile: Pick<Profile, 'prices'> }) {
  const formatName = useFormatName();
  return (
    <>
      {pricesInOrder(prices).map(({ cents, ...kind }) => (
        <div key={formatName(kind)} className="muted small">
          {formatName(kind)}: <Money cents={cents} currency="BRL" />
        </div>
      ))}
    </>
  );
}
