import { useTranslation } from 'react-i18next';
import { Avatar, ButtonLink, DateText, DefinitionList, Money, Section, StatusChip } from '../ui';
import styles from './chat.module.css';
import type { Chat } from './thread.server';

/** Beside the conversation: with whom, what is to be delivered and how far it is, and the money. */
export function AboutHiring({ chat, name }: { chat: Chat; name: string }) {
  const { t } = useTranslation(['shared', 'options', 'resources']);
  const { other, title, hiring } = chat;
  return (
    <aside className={styles.hiring} aria-label={t('messages.about')}>
      <div className={styles.who}>
        <Avatar {...other} name={name} decorative />
        <div>
          <strong>{name}</strong>
          <p className="muted small">{title}</p>
        </div>
      </div>
      {hiring.work.length > 0 && (
        <Section title={t('messages.deliverables')}>
          <ul className={styles.pieces}>
            {hiring.work.map(({ id, format, ordinal, status, dueOn }) => (
              <li key={id}>
                <span>
                  {t(`options:formats.${format}`)} {ordinal}
                </span>
                <StatusChip status={status}>{t(`resources:deliverables.status.${status}`)}</StatusChip>
                {dueOn && (
                  <span className="muted small">
                    <DateText value={dueOn} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {hiring.money && (
        <Section title={t('messages.money')}>
          <DefinitionList
            items={[
              {
                term: t(hiring.money.agreed ? 'messages.agreed' : 'messages.proposed'),
                value: (
                  <Money cents={hiring.money.cents} currency={hiring.money.currency} emphasis="strong" />
                ),
              },
            ]}
          />
        </Section>
      )}
      {hiring.contractId && (
        <ButtonLink to={`/dashboard/contract/${hiring.contractId}`}>{t('messages.contract')}</ButtonLink>
      )}
    </aside>
  );
}
