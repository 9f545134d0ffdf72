import { useEffect } from 'react';
import type { Chat } from './thread.server';

/**
 * Keeps an unsent message of a conversation in this tab, and restores it when the same user returns. A refused
 * message is kept again.
 */
export function useUnsentMessage(
  { userId, proposalId }: Pick<Chat, 'userId' | 'proposalId'>,
  formId: string,
  refused: boolean,
) {
  const key = `message:${userId}:${proposalId}`;
  const keep = (text: string) =>
    text.trim() === '' ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, text);
  useEffect(() => {
    const area = document.querySelector<HTMLTextAreaElement>(`#${CSS.escape(formId)} textarea[name=body]`);
    if (!area) return;
    if (refused) sessionStorage.setItem(key, area.value);
    else if (area.value === '') area.value = sessionStorage.getItem(key) ?? '';
  }, [key, formId, refused]);
  return { keep, clear: () => sessionStorage.removeItem(key) };
}
