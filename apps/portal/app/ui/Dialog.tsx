import { cloneElement, type MouseEvent, type ReactElement, useRef, useState } from 'react';
import type { ConfirmProps, DialogProps } from './dialogProps';
import { lazyPart } from './lazyPart';

// The code of dialogs has 25 kB, and most visitors never open a dialog.
const load = () => import('./DialogWindow');
const DialogWindow = lazyPart(async () => ({ default: (await load()).DialogWindow }));
const ConfirmWindow = lazyPart(async () => ({ default: (await load()).ConfirmWindow }));
/** Starts to download the code. A failure is handled when the dialog opens. */
const preload = () => void load().catch(() => {});

/** A modal dialog of up to 600 px; on phones a bottom sheet. Its code is loaded when it is about to open. */
export function Dialog({ trigger, open, onOpenChange, ...shown }: DialogProps) {
  const { button, used, state } = useOpening(trigger, open, onOpenChange);
  return (
    <>
      {button}
      {used && <DialogWindow {...shown} {...state} />}
    </>
  );
}

/** A dialog that asks for confirmation, then posts a form. Its code is loaded when it is about to open. */
export function ConfirmDialog({ trigger, open, onOpenChange, ...shown }: ConfirmProps) {
  const { button, used, state } = useOpening(trigger, open, onOpenChange);
  return (
    <>
      {button}
      {used && <ConfirmWindow {...shown} {...state} />}
    </>
  );
}

type TriggerProps = { onClick?: (event: MouseEvent) => void };

/** Returns the button that opens a dialog, and the dialog's state, which the caller may control. */
function useOpening(
  trigger: DialogProps['trigger'],
  controlled: boolean | undefined,
  onOpenChange: DialogProps['onOpenChange'],
) {
  const [own, setOwn] = useState(false);
  const openedBy = useRef<HTMLButtonElement>(null);
  const open = controlled ?? own;
  // Stays mounted after it was opened once, so that closing can be animated.
  const used = useRef(false);
  used.current ||= open;
  const setOpen = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const { onClick } = (trigger?.props ?? {}) as TriggerProps;
  const button =
    trigger &&
    cloneElement(trigger as ReactElement<Record<string, unknown>>, {
      ref: openedBy,
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: (event: MouseEvent) => {
        onClick?.(event);
        if (!event.defaultPrevented) setOpen(true);
      },
    });
  return {
    button,
    used: used.current,
    state: { open, onOpenChange: setOpen, ...(trigger ? { openedBy } : {}) },
  };
}
