import { Link } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../live/useLive';
import { Alert, Button, ButtonLink, Disclosure, EmptyState, Form, PageHeader, Row } from '../ui';
import { AboutHiring } from './AboutHiring';
import { ChangeRequest } from './ChangeRequest';
import { ChatTabs } from './ChatTabs';
import { Composer } from './Composer';
import { LatestConversations } from './ConversationList';
import styles from './chat.module.css';
import { Messages } from './Messages';
import { ReportForm } from './ReportForm';
import { SearchConversation } from './SearchConversation';
import type { Chat } from './thread.server';
import { useScrollToEnd } from './useEnd';

/** A conversation between a brand and a creator; the page is the same for both. */
export function ChatPage({ chat }: { chat: Chat }) {
  const { t } = useTranslation('shared');
  const { title, other, back, state, messages, briefingId, creatorId } = chat;
  useLive(
    chat.feedCursor,
    (change) =>
      change.briefingId === briefingId && (change.creatorId === creatorId || change.creatorId === null),
  );
  const last = useScrollToEnd(chat.proposalId, messages.at(-1)?.seq ?? 0);
  const name = other.name || t('messages.silent');
  return (
    <>
      <PageHeader
        above={
          <Link to="/dashboard/messages" className={styles.out}>
            <ArrowLeft aria-hidden="true" /> {t('messages.title')}
          </Link>
        }
        title={name}
        subtitle={title}
        action={
          <Row>
            <Form preventScrollReset>
              <input type="hidden" name="of" value="conversation" />
              <input type="hidden" name="id" value={chat.proposalId} />
              <Button type="submit" variant="plain" name="intent" value={chat.isMuted ? 'unmute' : 'mute'}>
                {t(chat.isMuted ? 'messages.unmuteTalk' : 'messages.muteTalk')}
              </Button>
            </Form>
            <ButtonLink to={back}>{t('messages.back')}</ButtonLink>
          </Row>
        }
      />
      <div className={styles.panes}>
        <ChatTabs chat={chat} />
        <div className={styles.grid} data-view={chat.view}>
          <LatestConversations rows={chat.latest} openId={chat.proposalId} />
          <div className={styles.chat}>
            <Disclosure summary={t('messages.search')} open={chat.found !== null}>
              <SearchConversation chat={chat} name={name} />
            </Disclosure>
            {messages.length === 0 && (
              <EmptyState title={t('messages.empty')} text={t('messages.emptyText', { name })} />
            )}
            <Messages key={chat.proposalId} chat={chat} name={name} />
            <div id="last" ref={last} className={styles.last} />
            {chat.reporting && <ReportForm reporting={chat.reporting} />}
            {chat.changing && <ChangeRequest changing={chat.changing} />}
            {state === 'open' && (
              <Composer key={`${chat.proposalId} ${ownLast(chat)}`} chat={chat} name={name} />
            )}
            {state === 'closed' && <Alert>{t('messages.closed')}</Alert>}
          </div>
          <AboutHiring chat={chat} name={name} />
        </div>
      </div>
    </>
  );
}

/** React key of the form. It changes when the current user sends a message, but not when other users do. */
const ownLast = ({ messages }: Chat) => messages.findLast(({ own }) => own)?.seq ?? 0;
