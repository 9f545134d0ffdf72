import { Link } from '@remix-run/react';
import { Download, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { cx } from '../ui';
import { partsOf } from './links';
import styles from './messages.module.css';
import { OtherFace } from './OtherFace';
import type { Chat, ChatMessage } from './thread.server';

type Props = { message: ChatMessage; chat: Chat; name: string; isLastOwn: boolean };

/** One message: author, quoted message, text, file, time, and actions. */
export function Bubble({ message, chat, name, isLastOwn }: Props) {
  const { t } = useTranslation('shared');
  const { exact, time } = useFormat();
  const { seq, side, own, author, body, createdAt, deletedAt, hiddenAt, editedAt } = message;
  const { changeable, warned } = message;
  const ours = side === chat.side;
  const who = own ? t('messages.own') : author || name;
  return (
    <li className={cx(styles.message, ours && styles.ours)} id={`m${seq}`}>
      {!ours && <OtherFace face={chat.other} brand={chat.side === 'creator'} name={name} size="small" />}
      <div className={styles.bubble}>
        <span className={own ? 'sr' : styles.author}>{who}</span>
        {deletedAt ? (
          <em className="muted">{t(hiddenAt ? 'messages.hidden' : 'messages.deleted')}</em>
        ) : (
          <Content message={message} />
        )}
        {!deletedAt && body && <p className={styles.body}>{linked(body)}</p>}
        {warned && <p className={styles.warned}>{t('messages.contact')}</p>}
      </div>
      <div className={styles.meta}>
        <time dateTime={createdAt} title={exact(createdAt)}>
          {time(createdAt)}
        </time>
        {editedAt && !deletedAt && <span>{t('messages.edited')}</span>}
        {isLastOwn && !deletedAt && (
          <span>{t(chat.othersReadSeq >= seq ? 'messages.read' : 'messages.sent')}</span>
        )}
        {!deletedAt && chat.state === 'open' && (
          <Link to={`?reply=${seq}#write`} prefetch="none" preventScrollReset>
            {t('messages.reply')}
            <span className="sr">
              : {who}, {time(createdAt)}
            </span>
          </Link>
        )}
        {!deletedAt && body && chat.canAskChanges && (
          <Link to={`?change=${seq}#change`} prefetch="none" preventScrollReset>
            {t('messages.askChange')}
          </Link>
        )}
        {!deletedAt && !ours && (
          <Link to={`?report=${seq}#report`} prefetch="none" preventScrollReset>
            {t('messages.report')}
            <span className="sr">
              : {who}, {time(createdAt)}
            </span>
          </Link>
        )}
        {changeable && (
          <Link to={`?edit=${seq}#m${seq}`} prefetch="none" preventScrollReset>
            {t('messages.edit')}
          </Link>
        )}
      </div>
    </li>
  );
}

/** The quoted message and the file. */
function Content({ message }: { message: ChatMessage }) {
  const { t } = useTranslation('shared');
  const { number } = useFormat();
  const { replyTo, quoted, fileId, fileName, fileSize } = message;
  return (
    <>
      {replyTo !== null && (
        <a href={`#m${replyTo}`} className={styles.quote}>
          {quoted || t('messages.file')}
        </a>
      )}
      {fileId !== null && (
        <a className={styles.file} href={`/api/v1/files/${fileId}`} target="_blank" rel="noreferrer">
          <FileText aria-hidden="true" />
          <span className={styles.fileName}>{fileName}</span>
          <span className="num muted small">
            {t('messages.size', { size: number(Math.ceil((fileSize ?? 0) / 1024)) })}
          </span>
          <Download aria-hidden="true" />
        </a>
      )}
    </>
  );
}

/** Turns URLs in a text into links that open in a new window. */
function linked(text: string) {
  return partsOf(text).map((part, n) =>
    n % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never change their order
      <a key={n} href={part} target="_blank" rel="noreferrer nofollow ugc">
        {part}
      </a>
    ),
  );
}
