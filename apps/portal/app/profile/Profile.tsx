import { discOf } from '@elenco/core/platform/design';
import { useTranslation } from 'react-i18next';
import { useModalLink } from '../access/ModalLink';
import { ButtonLink, cx, discClass, Money, StatusChip } from '../ui';
import { About } from './About';
import { Channels } from './Channels';
import { CopyLink } from './CopyLink';
import { Evaluations } from './Evaluations';
import { Portfolio } from './Portfolio';
import { Posts } from './Posts';
import { PublicAudience } from './PublicAudience';
import styles from './profile.module.css';
import type { Shown } from './profile.server';

type Props = {
  shown: Shown;
  /**
   * Set for the creator's preview, which has no links: `public` for a public profile, which has a URL to
   * copy, otherwise `closed`.
   */
  preview?: 'public' | 'closed';
};

/** A creator's public profile. */
export function Profile({ shown, preview }: Props) {
  const { t } = useTranslation(['profile', 'options']);
  const { profile, projects, posts, evaluations, subtitle, hire, canonical } = shown;
  const { id, name, bio, tags, categories, available, price } = profile;
  const linkTo = useModalLink();
  const first = name.split(/\s+/)[0] ?? name;
  return (
    <article className={styles.profile}>
      {shown.background && <img src={shown.background} alt="" className={styles.background} />}
      <header className={styles.head}>
        <div className={cx(styles.portrait, discClass(discOf(id)))}>
          <img src={shown.portrait} alt={t('portrait', { name })} width={320} height={320} />
        </div>
        <div className={styles.words}>
          <p className={styles.above}>
            <StatusChip tone={available ? 'good' : 'neutral'}>
              {t(available ? 'available' : 'unavailable')}
            </StatusChip>
            <span>{t(`options:profileType.${profile.profileType}`)}</span>
          </p>
          <h1 className={styles.name} dir="auto">
            {name}
          </h1>
          <p className={styles.subtitle}>{subtitle}</p>
          {bio && (
            <p className={styles.bio} dir="auto">
              {bio}
            </p>
          )}
          <ul className={styles.tags} aria-label={t('tags')}>
            {tags.map((tag) => (
              <li key={tag}>{t(`options:skills.${tag}`)}</li>
            ))}
            {categories.map((category) => (
              <li key={category}>{t(`options:categories.${category}`)}</li>
            ))}
          </ul>
          <div className={styles.ways}>
            {hire && !preview && (
              <ButtonLink
                {...(hire.modal ? linkTo('hire', undefined, id) : { to: hire.to })}
                variant="primary"
                size="large"
                reloadDocument={hire.label === 'office'}
              >
                {t(`ways.${hire.label}`, { name: first })}
              </ButtonLink>
            )}
            {hire?.keep && !preview && (
              <ButtonLink to={hire.keep} size="large">
                {t('ways.keep')}
              </ButtonLink>
            )}
            {preview !== 'closed' && <CopyLink address={canonical} />}
            {price && (
              <p className={styles.price}>
                <span className="muted small">{t('price')}</span>
                <Money cents={price.cents} currency={price.currency} emphasis="strong" />
              </p>
            )}
          </div>
        </div>
      </header>
      <Channels presences={profile.presences} />
      <PublicAudience presences={profile.presences} />
      <About profile={profile} first={first} />
      <Portfolio projects={projects} />
      <Posts posts={posts} />
      <Evaluations
        average={profile.evaluationAverage}
        count={profile.evaluationCount}
        evaluations={evaluations}
      />
    </article>
  );
}
