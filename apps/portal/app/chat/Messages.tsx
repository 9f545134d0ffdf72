import { CircleCheck } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { ButtonLink } from '../ui';
import { Bubble } from './Bubble';
import { EditForm } from './EditForm';
import styles from './messages.module.css';
import type { Chat } from './thread.server';
import { unreadId } from './useEnd';

type Step = Chat['steps'][number];

/**
 * Inserts history steps between messages by time. Messages keep the order of their sequence numbers, since
 * clocks of servers may differ.
 */
function inOrder<Entry extends { readonly at: string }>(steps: Entry[], messages: readonly Entry[]): Entry[] {
  const waiting = steps.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const before = (at: string) => {
    const later = waiting.findIndex((step) => Date.parse(step.at) > Date.parse(at));
    return waiting.splice(0, later === -1 ? waiting.length : later);
  };
  return [...messages.flatMap((message) => [...before(message.at), message]), ...waiting];
}

/** Messages and history steps, grouped by day, with a divider above the first unread message. */
export function Messages({ chat, name }: { chat: Chat; name: string }) {
  const { t } = useTranslation('shared');
  const { date } = useFormat();
  const { messages, editing, earlier, isLatest } = chat;
  // Opening the page marks the messages as read, and later loads would remove the divider.
  const [unreadSeq] = useState(chat.unreadSeq);
  const steps = useSteps(chat.steps);
  const lastOwn = messages.findLast(({ own }) => own)?.seq;
  const entries = inOrder(
    steps.map((step) => ({ at: step.at, key: `step-${step.id}`, element: <StepLine step={step} /> })),
    messages.map((message) => ({
      at: message.createdAt,
      key: `message-${message.seq}`,
      element:
        editing === message.seq && message.changeable ? (
          <EditForm message={message} />
        ) : (
          <Bubble message={message} chat={chat} name={name} isLastOwn={message.seq === lastOwn} />
        ),
    })),
  );
  const dayOf = (n: number) => (entries[n] ? date(entries[n].at, 'weekday') : '');
  return (
    <>
      {earlier !== null && (
        <ButtonLink to={`?before=${earlier}`} size="small">
          {t('messages.earlier')}
        </ButtonLink>
      )}
      {entries.length > 0 && (
        <ol className={styles.messages} aria-label={t('messages.messages')}>
          {entries.map(({ key, element }, n) => (
            <Fragment key={key}>
              {dayOf(n) !== dayOf(n - 1) && <li className={styles.day}>{dayOf(n)}</li>}
              {key === `message-${unreadSeq}` && (
                <li id={unreadId(chat.proposalId)} className={styles.unread}>
                  {t('messages.unreadHere')}
                </li>
              )}
              {element}
            </Fragment>
          ))}
        </ol>
      )}
      {!isLatest && (
        <ButtonLink to="?#last" size="small">
          {t('messages.latest')}
        </ButtonLink>
      )}
    </>
  );
}

/** Returns the steps that have a label. */
function useSteps(steps: readonly Step[]): (Step & { text: string })[] {
  const { t, i18n } = useTranslation('creator');
  const words = t as unknown as (key: string) => string;
  return steps.flatMap((step) => {
    const key = `timeline.${step.resource}.${step.move}`;
    if (!step.actorName || !i18n.exists(key, { ns: 'creator' })) return [];
    return [{ ...step, text: `${step.actorName} ${words(key)}` }];
  });
}

function StepLine({ step: { text, at } }: { step: Step & { text: string } }) {
  const { time } = useFormat();
  return (
    <li className={styles.step}>
      <CircleCheck aria-hidden="true" />
      <span>
        {text} <time dateTime={at}>{time(at)}</time>
      </span>
    </li>
  );
}
