import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Button, Dialog } from '../ui';
import { refusalsOf } from './Refused';

type Props = {
  /** It opens when this was refused with that code. */
  answer?: Answer | undefined;
  code?: string;
  /** It opens with this button. */
  trigger?: ReactElement;
  text: string;
  /** What is missing, in words. */
  items: readonly string[];
  /** The way there. */
  action: ReactNode;
};

/** Says what is missing before something can be done, and leads there (docs/spec/interface.md#step-by-step). */
export function StepByStep({ answer, code, trigger, text, items, action }: Props) {
  const { t } = useTranslation();
  const [open, show] = useState(false);
  const refused = answer !== undefined && refusalsOf(answer).some((one) => one.code === code);
  useEffect(() => {
    if (answer && refused) show(true);
  }, [answer, refused]);
  return (
    <Dialog
      open={open}
      onOpenChange={show}
      trigger={trigger}
      title={t('stepByStep.title')}
      description={text}
      footer={
        <>
          <Button onClick={() => show(false)}>{t('stepByStep.later')}</Button>
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
