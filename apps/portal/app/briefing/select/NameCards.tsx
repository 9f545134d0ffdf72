import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfileLink } from '../../search/ProfileLink';
import { Avatar, Score } from '../../ui';
import project from '../project/project.module.css';
import { Reasons } from '../Reasons';
import { CreatorPlace, CreatorStats } from './CreatorStats';
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
  const { t } = useTranslation('company');
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
                <CreatorPlace creator={creator} />
                <Score value={score} match="brief" />
              </span>
            </CreatorCheckbox>
            <CreatorStats creator={creator} />
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
