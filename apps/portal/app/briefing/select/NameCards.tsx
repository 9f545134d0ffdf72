import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use';
import { ProfileLink } from '../../search/ProfileLink';
import { Avatar, Money, Score, Stat } from '../../ui';
import project from '../project/project.module.css';
import { Reasons } from '../Reasons';
import type { Name, NamesProps } from './load.server';
import { CreatorCheckbox } from './PickOne';
import styles from './select.module.css';

/** Shortlisted creators as cards, with all reasons for the match. */
export function NameCards({
  names,
  chosen,
  toggle,
  below,
}: NamesProps & { below?: (name: Name) => ReactNode }) {
  const { t } = useTranslation(['company', 'options']);
  const { compact, rate } = useFormat();
  return (
    <div className={project.cards}>
      {names.map((name) => {
        const { id, score, reasons, note, creator } = name;
        return (
          <article key={id} className={styles.one}>
            <CreatorCheckbox
              creatorId={creator.id}
              chosen={chosen}
              toggle={name.declined ? undefined : toggle}
            >
              <Avatar {...creator.face} size="large" decorative />
              <span className={project.who}>
                <strong className={styles.name}>{creator.name}</strong>
                <span className="muted small">
                  {[creator.city, t(`options:skills.${creator.mainSkill}`)].filter(Boolean).join(' · ')}
                </span>
                <Score value={score} match="brief" />
              </span>
            </CreatorCheckbox>
            <div className={styles.stats}>
              <Stat label={t('select.followers')} value={compact(creator.followers)} />
              <Stat label={t('select.engagement')} value={rate(creator.engagementBp)} />
              <Stat
                label={t(priceLabelOf(creator))}
                value={
                  priceOf(creator) === null ? undefined : (
                    <Money cents={priceOf(creator) ?? 0} currency={creator.currency} />
                  )
                }
              />
            </div>
            <FormatPrices creator={creator} />
            {note && <p className={project.quote}>{note}</p>}
            <strong>{t('select.why')}</strong>
            <Reasons reasons={reasons} />
            {creator.findable !== undefined && (
              <p>
                <ProfileLink creatorId={creator.id} name={creator.name} findable={creator.findable}>
                  {t('select.profile', { name: creator.name })}
                </ProfileLink>
              </p>
            )}
            {below?.(name)}
          </article>
        );
      })}
    </div>
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

type Priced = Pick<NamesProps['names'][number]['creator'], 'askedCents' | 'priceCents' | 'profileType'>;

/** Returns the creator's price in an application, otherwise the list price. */
const priceOf = ({ askedCents, priceCents }: Priced) => askedCents ?? priceCents;

function priceLabelOf({ askedCents = null, profileType }: Priced) {
  if (askedCents !== null) return 'select.priceAsked';
  return profileType === 'freelancer' ? 'select.pricePerJob' : 'select.price';
}
