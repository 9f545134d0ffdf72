import { useTranslation } from 'react-i18next';
import { ButtonLink, TabLinks } from '../ui';
import styles from './chat.module.css';
import type { Chat } from './thread.server';

/**
 * Tabs for the sections of a conversation on narrow screens, each with the number of items that wait for the
 * reader.
 */
export function ChatTabs({ chat }: { chat: Chat }) {
  const { t } = useTranslation('shared');
  const { side, waits, back, hiring, files, links, people } = chat;
  return (
    <div className={styles.tabs}>
      <TabLinks
        label={t('messages.sections')}
        name="view"
        options={[
          { value: '', label: t('messages.talk') },
          { value: 'work', label: t('messages.deliverables'), count: hiring.work.length },
          { value: 'money', label: t('messages.money') },
          { value: 'files', label: t('messages.files'), count: files.length + links.length },
          { value: 'people', label: t('messages.people'), count: people.length },
        ]}
      />
      {waits > 0 && (
        <div className={styles.waits}>
          <strong>{t(`messages.waits.${side}`, { count: waits })}</strong>
          <ButtonLink
            to={side === 'company' ? `${back}?view=content` : `${back}#pieces`}
            variant="primary"
            size="small"
          >
            {t('messages.look')}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
