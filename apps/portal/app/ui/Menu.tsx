import { Link } from '@remix-run/react';
import { cloneElement, type ReactElement, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { cx } from './cx';
import { Form } from './Form';
import { keepInView } from './intoView';
import styles from './Menu.module.css';
import { useLeaving } from './useLeaving';

interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** True for a separator above the item. */
  readonly apart?: boolean;
  /** Target of a link. Each item has exactly one of `to`, `post` and `onSelect`. */
  readonly to?: string;
  /** True if `to` is a file. */
  readonly download?: boolean;
  readonly post?: {
    readonly action: string;
    readonly fields?: Readonly<Record<string, string>>;
  };
  readonly onSelect?: () => void;
}

type Props = {
  /** Button that opens the menu. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** `corner` is the account menu: bottom left on wide screens, top right on phones. */
  place?: 'below' | 'corner';
};

/**
 * Links and actions in a disclosure under a button. Keyboard users reach them directly after the button,
 * screen readers announce them, and the rest of the page stays usable.
 */
export function Menu({ trigger, items, place = 'below' }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const leaving = useLeaving(box, { open, close, opener: 'button' });
  // An item may open a dialog, which returns the focus to this button.
  const closeOnOpener = () => {
    close();
    box.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={box} className={styles.box} {...leaving}>
      {cloneElement(trigger, {
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <ul id={id} ref={keepInView} className={cx(styles.list, place === 'corner' && styles.corner)}>
          {items.map((item) => (
            <li key={item.label} className={cx(item.apart && styles.apart)}>
              <Entry item={item} close={close} closeOnOpener={closeOnOpener} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Entry({
  item,
  close,
  closeOnOpener,
}: {
  item: MenuItem;
  close: () => void;
  closeOnOpener: () => void;
}) {
  const { label, icon, danger, to, download, post, onSelect } = item;
  const classNames = cx(styles.item, danger && styles.danger);
  if (to !== undefined)
    return (
      <Link
        to={to}
        className={classNames}
        onClick={close}
        {...(download ? { reloadDocument: true, download: true } : {})}
      >
        {icon}
        {label}
      </Link>
    );
  if (post)
    return (
      <Form action={post.action} onSubmit={close}>
        {Object.entries(post.fields ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={classNames}>
          {icon}
          {label}
        </button>
      </Form>
    );
  return (
    <button
      type="button"
      className={classNames}
      onClick={() => {
        closeOnOpener();
        onSelect?.();
      }}
    >
      {icon}
      {label}
    </button>
  );
}
