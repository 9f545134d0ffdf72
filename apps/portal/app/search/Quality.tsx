import type { Quality as ChannelQuality } from '@elenco/core/discovery';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { LackingChecks } from './LackingChecks';
import styles from './Quality.module.css';
import type { InBrief } from './quality.server';
import { CheckResult, useChecks } from './qualityChecks';
import { useNames } from './words';

type Props = {
  qualities: readonly ChannelQuality[];
  /** Share of the audience in the places of the brand's open briefs. */
  inBriefs?: readonly InBrief[];
  /** True for the creator, who sees what brands see. */
  own?: boolean;
};

/** Checks of a creator's metrics, rule by rule, with calculation and date. There is no total score. */
export function Quality({ qualities, inBriefs = [], own = false }: Props) {
  const { t } = useTranslation('search');
  const names = useNames();
  const checksOf = useChecks();
  const all = qualities.map((quality) => ({ channel: quality.channel, checks: checksOf(quality) }));
  // The creator sees what each check needs; brands see one sentence for all checks without enough data.
  const isAnyKnown = own || all.some(({ checks }) => checks.some(({ known }) => known));
  const channels = (isAnyKnown ? all : []).map(({ channel, checks }) => ({
    channel,
    shown: checks.filter(({ known }) => own || known),
    lacking: own ? [] : checks.filter(({ known }) => !known).map(({ title }) => title),
  }));
  const lackingEverywhere = isAnyKnown ? [] : (all[0]?.checks ?? []).map(({ title }) => title);
  return (
    <div className={styles.all}>
      <p className="muted small">{t(own ? 'quality.introOwn' : 'quality.intro')}</p>
      {channels.map(({ channel, shown, lacking }) => (
        <section key={channel} aria-label={names.channel(channel)}>
          {qualities.length > 1 && <h3 className={styles.channel}>{names.channel(channel)}</h3>}
          {shown.length > 0 && (
            <dl className={styles.checks}>
              {shown.map((check) => (
                <div key={check.name} className={styles.check}>
                  <dt>{check.title}</dt>
                  <dd>
                    <CheckResult check={check} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <LackingChecks titles={lacking} />
        </section>
      ))}
      <LackingChecks titles={lackingEverywhere} />
      {inBriefs.length > 0 && (
        <dl className={styles.checks}>
          {inBriefs.map((one) => (
            <Places key={one.id} brief={one} />
          ))}
        </dl>
      )}
    </div>
  );
}

function Places({ brief }: { brief: InBrief }) {
  const { t } = useTranslation('search');
  return (
    <div className={styles.check}>
      <dt>{t('quality.places.title', { title: brief.title })}</dt>
      <dd>
        <ShareInPlaces brief={brief} />
      </dd>
    </div>
  );
}

/** Share of an audience in the places of a brief, with its calculation and date. */
export function ShareInPlaces({ brief: { share, places, on } }: { brief: Omit<InBrief, 'id' | 'title'> }) {
  const { t } = useTranslation('search');
  const { number, date } = useFormat();
  const names = useNames();
  const sum = places
    .map((one) => `${names.country(one.name)} ${t('profile.share', { share: number(one.share) })}`)
    .join(' + ');
  return (
    <>
      <strong>{t('quality.places.value', { share: number(share) })}</strong>
      <span className="muted small">{t('quality.places.rule', { sum })}</span>
      {on && <span className="muted small">{t('quality.on', { date: date(on, 'long') })}</span>}
    </>
  );
}
