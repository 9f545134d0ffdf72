import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use';
import { Money, Stat } from '../../ui';
import type { Name } from './load.server';
import styles from './select.module.css';

/** Followers, engagement and prices of a shortlisted creator or an applicant. */
export function CreatorStats({ creator }: { creator: Name['creator'] }) {
  const { t } = useTranslation('company');
  const { compact, rate } = useFormat();
  const price = priceOf(creator);
  return (
    <>
      <div className={styles.stats}>
        <Stat label={t('select.followers')} value={compact(creator.followers)} />
        <Stat label={t('select.engagement')} value={rate(creator.engagementBp)} />
        <Stat
          label={t(priceLabelOf(creator))}
          value={price === null ? undefined : <Money cents={price} currency={creator.currency} />}
        />
      </div>
      <FormatPrices creator={creator} />
    </>
  );
}

/** City and main specialty of a creator. */
export function CreatorPlace({ creator }: { creator: Pick<Name['creator'], 'city' | 'mainSkill'> }) {
  const { t } = useTranslation('options');
  return (
    <span className="muted small">
      {[creator.city, t(`skills.${creator.mainSkill}`)].filter(Boolean).join(' · ')}
    </span>
  );
}

/** Prices of the wanted formats, whose sum the reason for the match states. */
export function FormatPrices({ creator }: { creator: Name['creator'] }) {
  const { t } = useTranslation(['company', 'options']);
  const { money, list } = useFormat();
  const { formatPrices = [], askedCents = null, currency } = creator;
  if (formatPrices.length === 0 || askedCents !== null) return null;
  const prices = formatPrices.map(({ quantity, format, channel, cents }) =>
    t('select.formatPrice', {
      line: t('wizard.wantedLine', {
        count: quantity,
        format: t(`options:formats.${format}`),
        channel: t(`options:channels.${channel}`),
      }),
      price: money(cents, currency),
    }),
  );
  return <p className="muted small">{t('select.formatPrices', { prices: list(prices) })}</p>;
}

type Priced = Pick<Name['creator'], 'askedCents' | 'priceCents' | 'profileType'>;

/** Returns the creator's price in an application, otherwise the list price. */
const priceOf = ({ askedCents = null, priceCents }: Priced) => askedCents ?? priceCents;

function priceLabelOf({ askedCents = null, profileType }: Priced) {
  if (askedCents !== null) return 'select.priceAsked';
  return profileType === 'freelancer' ? 'select.pricePerJob' : 'select.price';
}
