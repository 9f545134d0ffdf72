import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Refusals } from '../forms/Refused';
import { Form } from '../ui';
import { InviteButton } from './InviteButton';
import styles from './KeepForm.module.css';
import { KeepInList } from './KeepInList';
import type { ListActions } from './listActions.server';
import { listAt } from './paths';
import { useRefused } from './useRefused';

type Props = { keys: readonly string[]; listActions: ListActions; formKey: string };

/** Form that adds these creators to a list or a project. */
export function KeepForm({ keys, listActions, formKey }: Props) {
  const { t } = useTranslation('search');
  if (!listActions) return <p className="muted">{t('staff')}</p>;
  return (
    <div className={styles.ways}>
      <ListForm keys={keys} listActions={listActions} formKey={formKey} />
      <div className={styles.invite}>
        <p className="small muted">{t('invite.hint')}</p>
        <InviteButton keys={keys} />
      </div>
    </div>
  );
}

/** Form that adds these creators to a list. */
export function ListForm({ keys, listActions, formKey }: Props & { listActions: NonNullable<ListActions> }) {
  const refused = useRefused(['toList']);
  return (
    <Form preventScrollReset>
      <Refusals refusals={refused} />
      {keys.map((key) => (
        <input key={key} type="hidden" name="who" value={key} />
      ))}
      <KeepInList listActions={listActions} formKey={formKey} />
    </Form>
  );
}

/** Links to the lists that contain a creator. */
export function OnLists({ lists }: { lists: readonly { readonly id: number; readonly name: string }[] }) {
  const { t } = useTranslation('search');
  if (lists.length === 0) return null;
  return (
    <p className={styles.lists}>
      <span className="muted">{t('profile.lists')}</span>
      {lists.map(({ id, name }) => (
        <Link key={id} to={listAt(id)}>
          {name}
        </Link>
      ))}
    </p>
  );
}
