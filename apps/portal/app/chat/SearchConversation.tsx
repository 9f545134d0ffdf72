import { Form as GetForm, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { DateText, Field, Row, SubmitButton } from '../ui';
import styles from './messages.module.css';
import type { Chat } from './thread.server';

/** Search in the messages, with links to the matches. */
export function SearchConversation({ chat: { words, found, side }, name }: { chat: Chat; name: string }) {
  const { t } = useTranslation('shared');
  return (
    <search className={styles.search}>
      <GetForm method="get" preventScrollReset>
        <Row>
          <Field
            type="search"
            name="q"
            label={t('messages.search')}
            defaultValue={words}
            maxLength={100}
            optional
          />
          <SubmitButton variant="quiet">{t('messages.find')}</SubmitButton>
        </Row>
      </GetForm>
      {found && (
        <>
          <p role="status">{t('messages.found', { count: found.length, words })}</p>
          <ul className={styles.found} aria-label={t('messages.results')}>
            {found.map((one) => (
              <li key={one.seq}>
                <Link to={`?before=${one.before}#m${one.seq}`} prefetch="none">
                  {one.side === side ? t('messages.you', { text: one.body }) : `${name}: ${one.body}`}
                </Link>
                <span className="muted small">
                  <DateText value={one.createdAt} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </search>
  );
}
