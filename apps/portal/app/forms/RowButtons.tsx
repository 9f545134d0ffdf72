import { Plus, Trash2 } from 'lucide-react';
import { Button } from '../ui';

/** Button props that conform creates for an intent. */
interface Intent {
  readonly name: string;
  readonly value: string;
  readonly form?: string | undefined;
  readonly formNoValidate?: boolean;
}

/** Button that adds a row to a form; without scripts, the server adds it. */
export function AddRow({ intent, label, small }: { intent: Intent; label: string; small?: boolean }) {
  return (
    <Button
      {...intent}
      {...(small ? { size: 'small' } : {})}
      icon={<Plus aria-hidden="true" />}
      type="submit"
    >
      {label}
    </Button>
  );
}

/** Button that removes a row; `named` is the accessible name with the name of the row. */
export function RemoveRow({ intent, label, named }: { intent: Intent; label: string; named: string }) {
  return (
    <Button {...intent} size="small" icon={<Trash2 aria-hidden="true" />} type="submit" aria-label={named}>
      {label}
    </Button>
  );
}
