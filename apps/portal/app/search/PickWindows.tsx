import { lazyPart } from '../ui';
import type { OnInvited } from './InviteWindow';

/** The open dialog, and the creators in it. */
export interface OpenedWindow {
  readonly kind: 'compare' | 'invite';
  readonly keys: readonly string[];
}

const CompareWindow = lazyPart(() => import('./CompareWindow'));
const InviteWindow = lazyPart(() => import('./InviteWindow'));

type Props = {
  opened: OpenedWindow | null;
  onChange: (opened: OpenedWindow | null) => void;
  onInvited?: OnInvited | undefined;
};

/** Dialogs that compare or invite creators on the page where they were selected. */
export function PickWindows({ opened, onChange, onInvited }: Props) {
  if (!opened) return null;
  const close = () => onChange(null);
  if (opened.kind === 'invite')
    return <InviteWindow keys={opened.keys} onInvited={onInvited} onClose={close} />;
  return (
    <CompareWindow
      keys={opened.keys}
      onRemove={(key) => onChange({ kind: 'compare', keys: opened.keys.filter((one) => one !== key) })}
      onInvite={() => onChange({ kind: 'invite', keys: opened.keys })}
      onClose={close}
    />
  );
}
