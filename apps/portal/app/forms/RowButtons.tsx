import { Plus, Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '../ui';

/** Button props that conform creates for an intent. */
interface Intent {
  readonly name: string;
  readonly value: string;
  readonly form?: string | undefined;
  readonly formNoValidate?: boolean;
}

/** Handles the click in the browser if the form stores its rows in its own state. */
const handled = (onRow?: () => void) =>
  onRow && {
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onRow();
    },
  };

/** Button that adds a row to a form; without scripts, the server adds it. */
export function AddRow({
  intent,
  label,
  small,
  onRow,
}: {
  intent: Intent;
  label: string;
  small?: boolean;
  onRow?: () => void;
}) {
  return (
    <Button
      {...intent}
      {...(small ? { size: 'small' } : {})}
      {...handled(onRow)}
      icon={<Plus aria-hidden="true" />}
      type="submit"
    >
      {label}
    </Button>
  );
}

/** Button that removes a row. `named` is the accessible name, which includes the name of the row. */
export function RemoveRow({
  intent,
  label,
  named,
  onRow,
}: {
  intent: Intent;
  label: string;
  named: string;
  onRow?: () => void;
}) {
  return (
    <Button
      {...intent}
      {...handled(onRow)}
      size="small"
      icon={<Trash2 aria-hidden="true" />}
      type="submit"
      aria-label={named}
    >
      {label}
    </Button>
  );
}
