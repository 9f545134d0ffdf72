import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Button, Dialog } from '../ui';
import { refusalsOf } from './Refused';

type Props = {
  /** Opens the dialog if the response contains a refusal with `code`. */
  answer?: Answer | undefined;
  code?: string;
  /** Button that opens the dialog. */
  trigger?: ReactElement;
  text: string;
  /** Missing items, in words. */
  items: readonly string[];
  /** Link to the page on which the items can be added. */
  action: ReactNode;
};

/** Dialog that lists the data that an action still requires (docs/spec/interface.md#step-by-step). */
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
