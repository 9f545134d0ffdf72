import { useTranslation } from 'react-i18next';
import { usePieceStatus } from '../pieces/usePieceStatus';
import { Avatar, ButtonLink, DateText, DefinitionList, Money, Section, StatusChip } from '../ui';
import styles from './chat.module.css';
import { OtherFace } from './OtherFace';
import { SharedFiles } from './SharedFiles';
import type { Chat } from './thread.server';

/** Panel beside the conversation: the other party, the deliverables with their progress, and the money. */
export function AboutHiring({ chat, name }: { chat: Chat; name: string }) {
  const { t } = useTranslation(['shared', 'options']);
  const { other, title, hiring } = chat;
  const statusOf = usePieceStatus(chat);
  return (
    <aside className={styles.hiring} aria-label={t('messages.about')}>
      <div className={styles.who}>
        <OtherFace face={other} brand={chat.side === 'creator'} name={name} />
        <div>
          <strong>{name}</strong>
          <p className="muted small">{title}</p>
        </div>
      </div>
      <div className={styles.part} data-part="work">
        <Section title={t('messages.deliverables')}>
          {hiring.work.length === 0 && <p className="muted small">{t('messages.noDeliverables')}</p>}
          <ul className={styles.pieces}>
            {hiring.work.map(({ id, format, ordinal, status, dueOn }) => (
              <li key={id}>
                <span>
                  {t(`options:formats.${format}`)} {ordinal}
                </span>
                <StatusChip status={status}>{statusOf(status)}</StatusChip>
                {dueOn && (
                  <span className="muted small">
                    <DateText value={dueOn} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <div className={styles.part} data-part="money">
        <Section title={t('messages.money')}>
          {hiring.money ? (
            <Price money={hiring.money} />
          ) : (
            <p className="muted small">{t('messages.noMoney')}</p>
          )}
          {hiring.contractId && (
            <ButtonLink to={`/dashboard/contract/${hiring.contractId}`}>{t('messages.contract')}</ButtonLink>
          )}
        </Section>
      </div>
      <div className={styles.part} data-part="files">
        <Section title={t('messages.files')}>
          <SharedFiles files={chat.files} links={chat.links} />
        </Section>
      </div>
      <div className={styles.part} data-part="people">
        <Section title={t('messages.people')}>
          <ul className={styles.people} aria-label={t('messages.people')}>
            {chat.people.map((person) => (
              <li key={person.id}>
                <Avatar id={person.id} name={person.name} size="small" decorative />
                <span>{person.own ? t('messages.ownName', { name: person.name }) : person.name}</span>
                <span className="muted small">
                  {person.side === chat.side && !person.own
                    ? t('messages.ownTeam')
                    : t(`messages.sides.${person.side}`)}
                </span>
              </li>
            ))}
          </ul>
          <p className="muted small">{t('messages.supportReads')}</p>
        </Section>
      </div>
    </aside>
  );
}

/** The price of the hiring. A creator sees first what the creator receives, then what the brand pays. */
function Price({
  money: { cents, creatorCents, netCents, currency, agreed },
}: {
  money: NonNullable<Chat['hiring']['money']>;
}) {
  const { t } = useTranslation('shared');
  return (
    <DefinitionList
      items={[
        ...(creatorCents === null
          ? []
          : [
              {
                term: t(agreed ? 'messages.receives' : 'messages.wouldReceive'),
                value: <Money cents={netCents ?? creatorCents} currency={currency} emphasis="strong" />,
                note: t(netCents === null ? 'messages.beforeTaxes' : 'messages.net'),
              },
            ]),
        {
          term: t(agreed ? 'messages.agreed' : 'messages.proposed'),
          value: (
            <Money
              cents={cents}
              currency={currency}
              {...(creatorCents === null && { emphasis: 'strong' as const })}
            />
          ),
          ...(creatorCents !== null && { note: t('messages.brandPays') }),
        },
      ]}
    />
  );
}
