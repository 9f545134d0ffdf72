import type { ReactElement, ReactNode } from 'react';

export type DialogProps = {
  /** Button that opens the dialog; undefined if `open` controls it. */
  trigger?: ReactElement | undefined;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  description?: string;
  children?: ReactNode;
  /** True if the dialog contains input, so that a click outside does not close it. */
  form?: boolean;
  /** True for content with columns: the dialog is as wide as a page. */
  wide?: boolean;
  /** Buttons at the end of the dialog. */
  footer?: ReactNode;
  /** Name of the content, if it changes within one dialog; a change focuses the first field. */
  view?: string;
};

export type ConfirmProps = {
  trigger?: ReactElement | undefined;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  /** Consequences of the action, and whether it can be undone. */
  text: ReactNode;
  /** Label of the confirming button, a verb. */
  confirm: string;
  danger?: boolean;
  /** Target of the form; by default this route. */
  action?: string;
  /** Hidden fields of the form. */
  fields?: Readonly<Record<string, string | number>>;
  /** Text that the user must type to confirm an irreversible action; sent as `typed`. */
  typed?: string;
  children?: ReactNode;
};
