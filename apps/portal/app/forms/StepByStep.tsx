import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Button, Dialog } from '../ui';
import { refusalsOf } from './Refused';

type Props = {
  /** Opens if this was refused with the code. */
  answer?: Answer | undefined;
  code?: string;
  /** Button that opens it. */
  trigger?: ReactElement;
  text: string;
  /** Missing items, in words. */
  items: readonly string[];
  /** Link to add them. */
  action: ReactNode;
};

/** Lists what is missing before an action, with a link to it (docs/spec/interface.md#step-by-step). */
export function StepByStep({ answer, code, trigger, text, items, action }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const refused = answer !== undefined && refusalsOf(answer).some((one) => one.code === code);
  useEffect(() => {
    if (answer && refused) setOpen(true);
  }, [answer, refused]);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      title={t('stepByStep.title')}
      description={text}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{t('stepByStep.later')}</Button>
          {action}
        </>
      }
    >
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Dialog>
  );
}
