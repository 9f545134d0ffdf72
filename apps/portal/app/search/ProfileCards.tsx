import { possiblePoints, type SearchQuery, type SearchReason, shownFigures } from '@elenco/core/discovery';
import { discOf } from '@elenco/core/platform/design';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Avatar, cx, discClass, Score, Stat, StatusChip } from '../ui';
import { AudienceShare } from './AudienceShare';
import { CaptionPosts } from './CaptionPosts';
import { Favorite } from './Favorite';
import { Figures, OriginText } from './Figures';
import type { ListActions } from './listActions.server';
import { type ProfileSelection, SelectCheckbox } from './Pick';
import { ANY_PRICE, PriceStat } from './Prices';
import styles from './ProfileCards.module.css';
import { profileAt } from './paths';
import { openHere, QuickLink } from './QuickLink';
import { ReasonList } from './ReasonList';
import type { Seen } from './seen';
import { useNames } from './words';

export type Shown = Seen & {
  readonly reasons?: readonly SearchReason[];
  readonly score?: number;
  readonly captionPosts?: number | null;
};

type Props = {
  rows: readonly Shown[];
  listActions: ListActions;
  picking?: ProfileSelection;
  /** Search that determines the price, the metrics and the audience on each card. */
  asked?: SearchQuery;
  /** Opens the quick view, on pages that have one. */
  onQuick?: (key: string) => void;
  /** Additional content of each card. */
  below?: (profile: Shown) => ReactNode;
};

/** Creators as cards: name, price, reach, reasons for the match, and more behind a disclosure. */
export function ProfileCards({ rows, listActions, picking, asked, onQuick, below }: Props) {
  return (
    <ul className={styles.cards}>
      {rows.map((profile) => (
        <li key={profile.key} className={styles.card}>
          <ProfileCard
            profile={profile}
            listActions={listActions}
            picking={picking}
            asked={asked}
            onQuick={onQuick}
          />
          {below?.(profile)}
        </li>
      ))}
    </ul>
  );
}

function ProfileCard({
  profile,
  listActions,
  picking,
  asked,
  onQuick,
}: Omit<Props, 'rows' | 'below'> & { profile: Shown }) {
  const { t } = useTranslation(['search', 'options']);
  const { compact, number, rate } = useFormat();
  const { reasons = [], score } = profile;
  const names = useNames();
  const { channel, followers, engagementBp } = shownFigures(asked ?? ANY_PRICE, profile);
  const on = (label: string) => (channel ? `${label} · ${names.channel(channel)}` : label);
  return (
    <>
      <div className={cx(styles.band, discClass(discOf(profile.face.id)))}>
        {picking && <SelectCheckbox profile={profile} picking={picking} />}
        <Avatar {...profile.face} size="huge" decorative />
        <span className={styles.tools}>
          {onQuick && <QuickLink profile={profile} onOpen={onQuick} />}
          <Favorite profile={profile} listActions={listActions} />
        </span>
      </div>
      <header className={styles.head}>
        <CreatorName profile={profile} />
        {score !== undefined && <Score value={score} of={possiblePoints(reasons)} match="search" />}
      </header>
      <div className={styles.stats}>
        <Stat
          label={on(t('followers'))}
          value={followers > 0 ? <span title={number(followers)}>{compact(followers)}</span> : undefined}
        />
        <Stat label={on(t('engagement'))} value={engagementBp > 0 ? rate(engagementBp) : undefined} />
        <PriceStat profile={profile} asked={asked} />
      </div>
      {asked && <AudienceShare profile={profile} asked={asked} />}
      {(reasons.length > 0 || profile.captionPosts) && (
        <div className={styles.reasons}>
          <p className={styles.reasonsHead}>{t('whyHead')}</p>
          <CaptionPosts count={profile.captionPosts} />
          <ReasonList reasons={reasons} />
        </div>
      )}
      {onQuick ? (
        <OriginText origin={profile.origin} />
      ) : (
        <details className={styles.quick}>
          <summary>{t('quick')}</summary>
          <div className={styles.quickText}>
            <p dir="auto">{profile.bio || t('noBio')}</p>
            <Figures presences={profile.presences} />
            <OriginText origin={profile.origin} />
          </div>
        </details>
      )}
    </>
  );
}

type WhoProps = {
  profile: Seen;
  heading?: boolean;
  /** Opens a creator on this page instead of the creator's page. */
  onOpen?: (key: string) => void;
};

/** The name as link or heading, and a line with specialty and place. */
export function CreatorName({ profile, heading, onOpen }: WhoProps) {
  const { t } = useTranslation(['search', 'options']);
  const names = useNames();
  const { key, name, mainSkill, city, state, kind, available } = profile;
  const about = [mainSkill && names.skill(mainSkill), [city, state].filter(Boolean).join(', ')].filter(
    Boolean,
  );
  return (
    <span className={styles.who}>
      {heading ? (
        <h1 dir="auto">{name}</h1>
      ) : (
        <Link
          to={profileAt(key)}
          prefetch="intent"
          className={styles.name}
          dir="auto"
          {...(onOpen && { onClick: openHere(() => onOpen(key)) })}
        >
          {name}
        </Link>
      )}
      <span className="muted small">{about.join(' · ')}</span>
      <span className={styles.marks}>
        {kind === 'external' && <StatusChip tone="neutral">{t('kinds.external')}</StatusChip>}
        {available !== null && (
          <StatusChip tone={available ? 'good' : 'neutral'}>
            {t(available ? 'available' : 'unavailable')}
          </StatusChip>
        )}
      </span>
    </span>
  );
}
