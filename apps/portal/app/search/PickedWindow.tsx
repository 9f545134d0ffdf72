import { useActionData, useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusals } from '../forms/Refused';
import { Dialog, Form, Section } from '../ui';
import { ListForm } from './KeepForm';
import type { ListActions } from './listActions.server';
import { useRefused } from './useRefused';

type Props = {
  keys: readonly string[];
  listActions: NonNullable<ListActions>;
  formKey: string;
  /** Inputs of the page that change the selected creators. */
  children?: ReactNode;
  onClose: () => void;
};

/** Dialog that changes the selected creators or adds them to a list; it closes once that is done. */
export default function PickedWindow({ keys, listActions, formKey, children, onClose }: Props) {
  const { t } = useTranslation('search');
  const changeRefused = useRefused(['trackPicked']);
  const location = useLocation().key;
  const [openedAt] = useState(location);
  const answer = useActionData();
  // An accepted form redirects to this page; a refused form has action data.
  const isSent = location !== openedAt && answer === undefined;
  useEffect(() => {
    if (isSent) onClose();
  }, [isSent, onClose]);
  const list = <ListForm keys={keys} listActions={listActions} formKey={formKey} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(children ? 'bar.moreInList' : 'bar.more')}
      description={t('bar.chosen', { count: keys.length })}
      form
    >
      {children ? (
        <>
          <Form preventScrollReset>
            <Refusals refusals={changeRefused} />
            {keys.map((key) => (
              <input key={key} type="hidden" name="who" value={key} />
            ))}
            {children}
          </Form>
          <Section title={t('bar.more')}>{list}</Section>
        </>
      ) : (
        list
      )}
    </Dialog>
  );
}
