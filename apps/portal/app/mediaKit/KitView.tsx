import type { MediaKit } from '@elenco/core/discovery';
import { portraitPath } from '@elenco/core/people';
import { discOf } from '@elenco/core/platform/design';
import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import profile from '../profile/profile.module.css';
import { SourceMark } from '../profile/SourceMark';
import { ShareBars } from '../search/ShareBars';
import { cx, DefinitionList, discClass } from '../ui';
import styles from './kit.module.css';
import { type FormattedMediaKit, formatMediaKit, kitTexts } from './texts';

/** Heading elements of a kit on its own page, and of a kit inside a card that has a title. */
const headings = { page: ['h1', 'h2', 'h3'], card: ['h3', 'h4', 'h5'] } as const;
type Headings = (typeof headings)[keyof typeof headings];

/** A media kit as its own page, or inside a card. */
export function KitView({ kit, inside = 'page' }: { kit: MediaKit; inside?: keyof typeof headings }) {
  const { t } = useTranslation(kitTexts);
  const words = formatMediaKit(kit, t, useFormat());
  const used = headings[inside];
  const [Name, Title] = used;
  const { creatorId, name, bio, specialities, experience, evaluations, prices, channels, brands } = words;
  return (
    <article className={styles.kit}>
      <header className={styles.head}>
        <div className={cx(styles.portrait, discClass(discOf(creatorId)))}>
          <img src={portraitPath(words.portrait)} alt="" width={200} height={200} />
        </div>
        <div className={styles.words}>
          <Name className={styles.name} dir="auto">
            {name}
          </Name>
          <p className={styles.subtitle}>{words.subtitle}</p>
          {bio && (
            <p className={styles.bio} dir="auto">
              {bio}
            </p>
          )}
        </div>
      </header>
      {channels.length > 0 && <Channels channels={channels} legend={words.legend} used={used} />}
      {words.audience && <Audience audience={words.audience} used={used} />}
      <section className={styles.section} aria-labelledby="kit-specialities">
        <Title id="kit-specialities" className={styles.title}>
          {t('mediaKit:specialities')}
        </Title>
        <ul className={profile.tags}>
          {specialities.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        {experience && (
          <p className="muted">
            {t('mediaKit:experience')}: {experience}
          </p>
        )}
      </section>
      {words.works.length > 0 && <Works works={words.works} used={used} />}
      {brands.length > 0 && (
        <section className={styles.section} aria-labelledby="kit-brands">
          <Title id="kit-brands" className={styles.title}>
            {t('mediaKit:brands')}
          </Title>
          <ul className={profile.tags}>
            {brands.map((one) => (
              <li key={one} dir="auto">
                {one}
              </li>
            ))}
          </ul>
        </section>
      )}
      {evaluations && (
        <section className={styles.section} aria-labelledby="kit-evaluations">
          <Title id="kit-evaluations" className={styles.title}>
            {t('mediaKit:evaluations.title')}
          </Title>
          <p className={styles.average}>
            <strong>{evaluations.average}</strong> {evaluations.of}
          </p>
          {evaluations.quotes.map(({ id, text, by }) => (
            <figure key={id} className={styles.quote}>
              <blockquote dir="auto">{text}</blockquote>
              <figcaption>{by}</figcaption>
            </figure>
          ))}
        </section>
      )}
      {prices.length > 0 && (
        <section className={styles.section} aria-labelledby="kit-prices">
          <Title id="kit-prices" className={styles.title}>
            {t('mediaKit:prices.title')}
          </Title>
          <DefinitionList items={prices.map(({ name: term, value }) => ({ term, value }))} />
        </section>
      )}
    </article>
  );
}

type Used = { used: Headings };

function Channels({
  channels,
  legend,
  used: [, Title],
}: Pick<FormattedMediaKit, 'channels' | 'legend'> & Used) {
  const { t } = useTranslation('mediaKit');
  return (
    <section className={styles.section} aria-labelledby="kit-channels">
      <Title id="kit-channels" className={styles.title}>
        {t('channels.title')}
      </Title>
      <ul className={styles.channels}>
        {channels.map(({ channel, name, handle, page, followers, exact, engagement, source, origin }) => (
          <li key={channel} className={styles.channel}>
            <p className={styles.where}>
              <strong>{name}</strong>
              {page ? (
                <a href={page} rel="noopener nofollow ugc" target="_blank">
                  {handle}
                  <span className="sr"> {t('works.newTab')}</span>
                </a>
              ) : (
                <span className="muted">{handle}</span>
              )}
            </p>
            <dl className={styles.figures}>
              <div>
                <dt>{t('channels.followers')}</dt>
                <dd title={exact}>{followers}</dd>
              </div>
              <div>
                <dt>{t('channels.engagement')}</dt>
                <dd>{engagement}</dd>
              </div>
            </dl>
            <p className={profile.source}>
              <SourceMark source={source} />
              {origin}
            </p>
          </li>
        ))}
      </ul>
      <p className="muted small">{legend}</p>
    </section>
  );
}

function Audience({
  audience: { title, origin, groups },
  used: [, Title, Part],
}: { audience: NonNullable<FormattedMediaKit['audience']> } & Used) {
  return (
    <section className={styles.section} aria-labelledby="kit-audience">
      <Title id="kit-audience" className={styles.title}>
        {title}
      </Title>
      <ShareBars groups={groups} Heading={Part} />
      <p className="muted small">{origin}</p>
    </section>
  );
}

function Works({ works, used: [, Title, Part] }: Pick<FormattedMediaKit, 'works'> & Used) {
  const { t } = useTranslation('mediaKit');
  return (
    <section className={styles.section} aria-labelledby="kit-works">
      <Title id="kit-works" className={styles.title}>
        {t('works.title')}
      </Title>
      <ul className={styles.works}>
        {works.map(({ id, title, description, picture, link }) => (
          <li key={id} className={styles.work}>
            {picture && (
              <img
                src={picture}
                alt={t('works.picture', { title })}
                width={320}
                height={240}
                loading="lazy"
                decoding="async"
              />
            )}
            <Part dir="auto" className={styles.part}>
              {title}
            </Part>
            {description && <p dir="auto">{description}</p>}
            {link && (
              <a href={link} rel="noopener nofollow ugc" target="_blank" className={profile.link}>
                {t('works.see')}
                <ArrowUpRight aria-hidden="true" />
                <span className="sr">
                  {' '}
                  {title} {t('works.newTab')}
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
