import { MAX_AT_ONCE, MAX_COMPARED, profileRef } from '@elenco/core/discovery';
import { Columns2, ListPlus, UserPlus } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusals } from '../forms/Refused';
import { Button, cx, Form, lazyPart, useHydrated } from '../ui';
import { type Invitation, InvitationResult } from './InvitationResult';
import { KeepInList } from './KeepInList';
import type { ListActions } from './listActions.server';
import { type ProfileSelection, pickId } from './Pick';
import styles from './PickBar.module.css';
import { type OpenedWindow, PickWindows } from './PickWindows';
import { useRefused } from './useRefused';

const PickedWindow = lazyPart(() => import('./PickedWindow'));

/** True if this number of creators can be compared. */
export const isComparable = (count: number) => count >= 2 && count <= MAX_COMPARED;

/**
 * Actions on the selected creators: compare, add to a list, add to a project. If scripts are disabled, or if
 * the server would refuse the number of creators, the buttons submit the form.
 */
export function PickBar({
  listActions,
  picking: { chosen, drop },
  formKey,
  children,
}: {
  listActions: ListActions;
  picking: ProfileSelection;
  formKey: string;
  /** Further actions of the page. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('search');
  const refused = useRefused();
  const hydrated = useHydrated();
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [opened, setOpened] = useState<OpenedWindow | null>(null);
  const [result, setResult] = useState<Invitation | null>(null);
  const strangers = chosen.filter((key) => profileRef(key)?.kind === 'external').length;
  const more = children ? 'bar.moreInList' : 'bar.more';
  const opens = (kind: OpenedWindow['kind'], accepted: boolean) => (event: MouseEvent) => {
    if (!accepted) return;
    event.preventDefault();
    setOpened({ kind, keys: chosen });
  };
  return (
    <>
      <Form
        id={pickId}
        className={cx(styles.bar, chosen.length > 0 && styles.atHand)}
        aria-label={t('bar.label')}
        preventScrollReset
      >
        <Refusals refusals={isMoreOpen ? [] : refused} />
        <p aria-live="polite" className={styles.chosen}>
          {t('bar.chosen', { count: chosen.length })}
          {strangers > 0 && `, ${t('bar.withoutAccount', { count: strangers })}`}{' '}
          {chosen.length > 0 && hydrated && (
            <Button size="small" variant="plain" onClick={() => drop()}>
              {t('bar.clear')}
            </Button>
          )}
        </p>
        <InvitationResult invitation={result} />
        {/* Creators chosen under other filters have no checkbox on this page. */}
        {hydrated && chosen.map((key) => <input key={key} type="hidden" name="who" value={key} />)}
        {listActions && hydrated && (
          <Button
            icon={<ListPlus aria-hidden="true" />}
            className={styles.icon}
            aria-haspopup="dialog"
            disabled={chosen.length === 0}
            onClick={() => setMoreOpen(true)}
          >
            {t(more)}
          </Button>
        )}
        {listActions && !hydrated && (
          <details className={styles.more} open={refused.length > 0 || undefined}>
            <summary>{t(more)}</summary>
            {/* Contains the first button of the form, which Enter in a field presses. */}
            <KeepInList listActions={listActions} formKey={formKey} />
            {children}
          </details>
        )}
        <Button
          type="submit"
          name="intent"
          value="compare"
          className={styles.icon}
          icon={<Columns2 aria-hidden="true" />}
          onClick={opens('compare', isComparable(chosen.length))}
        >
          {t('bar.compare')}
        </Button>
        {listActions && (
          <Button
            type="submit"
            name="intent"
            value="toInvite"
            variant="dark"
            className={styles.main}
            icon={<UserPlus aria-hidden="true" />}
            onClick={opens('invite', chosen.length > 0 && chosen.length <= MAX_AT_ONCE)}
          >
            {t('bar.invite')}
          </Button>
        )}
      </Form>
      <PickWindows
        opened={opened}
        onChange={setOpened}
        onInvited={(keys, text, briefingId) => {
          drop(keys);
          setResult({ text, briefingId });
        }}
      />
      {listActions && isMoreOpen && (
        <PickedWindow
          keys={chosen}
          listActions={listActions}
          formKey={formKey}
          onClose={() => setMoreOpen(false)}
        >
          {children}
        </PickedWindow>
      )}
    </>
  );
}
