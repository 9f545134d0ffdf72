import { areaPath } from '@elenco/core/people';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { DateText, Facts, More, Section, Tags } from '../ui';
import styles from './PostWords.module.css';
import type { PostWords as Found } from './postWords.server';

/** Id of the section, for links to it. */
export const POST_WORDS = 'post-words';

/**
 * Posts whose captions contain words from the brand's list, with links and dates. The section does not judge
 * the posts.
 */
export function PostWords({ found }: { found: Found | null }) {
  const { t } = useTranslation(['search', 'options']);
  if (found === null) return null;
  const settings = `${areaPath.company}/settings`;
  const more = found.mayEdit ? (
    <More to={`${settings}#part-words`}>{t('postWords.list')}</More>
  ) : (
    <More to={`${settings}#part-company`}>{t('postWords.seeList')}</More>
  );
  return (
    <div id={POST_WORDS}>
      <Section title={t('postWords.title')} action={more}>
        <Summary found={found} />
        {found.listed.length > 0 && (
          <ul className={styles.posts}>
            {found.listed.map((post) => (
              <li key={post.id}>
                <Tags tags={post.words.map(({ word }) => word)} label={t('postWords.words')} />
                <p className={styles.caption} dir="auto">
                  <Marked {...post.excerpt} />
                </p>
                <p className={styles.facts}>
                  <Facts
                    facts={[
                      <DateText key="day" value={post.takenAt} style="long" />,
                      <a key="link" href={post.link} rel="noopener nofollow ugc" target="_blank">
                        {t('postWords.open', { network: t(`options:channels.${post.channel}`) })}
                        <span className="sr"> {t('postWords.newTab')}</span>
                      </a>,
                    ]}
                  />
                </p>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

function Summary({ found: { hasList, examined, since, count, listed } }: { found: Found }) {
  const { t } = useTranslation('search');
  const { date, number } = useFormat();
  if (!hasList) return <p className="muted">{t('postWords.noList')}</p>;
  if (examined === 0 || since === null) return <p className="muted">{t('postWords.noPosts')}</p>;
  const read = t('postWords.read', { count: examined, value: number(examined), since: date(since, 'long') });
  return (
    <>
      <p>
        {count === 0 ? t('postWords.none') : t('postWords.found', { count, value: number(count) })} {read}
      </p>
      {count > 0 && <p className="muted small">{t('postWords.noVerdict')}</p>}
      {count > listed.length && (
        <p className="muted small">{t('postWords.newest', { value: number(listed.length) })}</p>
      )}
    </>
  );
}

/** A text with its matches highlighted. */
function Marked({ text, marks }: Found['listed'][number]['excerpt']) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    if (start < at) continue;
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
