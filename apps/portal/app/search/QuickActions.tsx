import { Check, Columns2, Mail, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../ui';
import { InviteButton } from './InviteButton';
import type { ListActions } from './listActions.server';
import type { ProfileSelection } from './Pick';
import { isComparable } from './PickBar';
import { type OpenedWindow, PickWindows } from './PickWindows';
import type { Shown } from './ProfileCards';
import { emailInviteAt } from './paths';
import styles from './QuickWindow.module.css';

type Props = { row: Shown; picking: ProfileSelection; listActions: ListActions };

/** Buttons that select, compare or invite the creator, visible however far the quick view is scrolled. */
export function QuickActions({ row, picking: { chosen, toggle, drop }, listActions }: Props) {
  const { t } = useTranslation('search');
  const [opened, setOpened] = useState<OpenedWindow | null>(null);
  const isPicked = chosen.includes(row.key);
  return (
    <div className={styles.actions}>
      <Button
        onClick={() => toggle(row.key)}
        icon={isPicked ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
      >
        {t(isPicked ? 'quickView.picked' : 'quickView.pick')}
      </Button>
      {isComparable(chosen.length) && (
        <Button
          onClick={() => setOpened({ kind: 'compare', keys: chosen })}
          icon={<Columns2 aria-hidden="true" />}
        >
          {t('quickView.compare', { count: chosen.length })}
        </Button>
      )}
      {listActions &&
        (row.kind === 'member' ? (
          <InviteButton key={row.key} keys={[row.key]} short onInvited={drop} />
        ) : (
          <ButtonLink to={emailInviteAt([row.key])} variant="dark" icon={<Mail aria-hidden="true" />}>
            {t('invite.externalGo')}
          </ButtonLink>
        ))}
      <PickWindows opened={opened} onChange={setOpened} onInvited={drop} />
    </div>
  );
}
