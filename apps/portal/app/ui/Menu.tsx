import { Menu as Base } from '@base-ui/react/menu';
import { Link, useSubmit } from '@remix-run/react';
import type { ReactElement, ReactNode } from 'react';
import { useCsrfToken } from '../i18n/use';
import { cx } from './cx';
import popup from './Popup.module.css';

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  /** A line above it. */
  readonly apart?: boolean;
  /** One of the three: go somewhere, post somewhere, or do something in the page. */
  readonly to?: string;
  readonly post?: {
    readonly action: string;
    readonly fields?: Readonly<Record<string, string>>;
  };
  readonly onSelect?: () => void;
}

/** A list of actions under a button. */
export function Menu({
  trigger,
  items,
  align = 'end',
}: {
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
}) {
  const submit = useSubmit();
  const csrf = useCsrfToken();
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={popup.positioner} sideOffset={6} align={align}>
          <Base.Popup className={popup.popup}>
            {items.map(({ label, icon, danger, apart, to, post, onSelect }) => (
              <div key={label} role="presentation">
                {apart && <Base.Separator className={popup.line} />}
                <Base.Item
                  className={cx(popup.item, danger && popup.danger)}
                  render={to === undefined ? undefined : <Link to={to} />}
                  onClick={
                    post
                      ? () => submit({ csrf, ...post.fields }, { method: 'post', action: post.action })
                      : onSelect
                  }
                >
                  {icon}
                  {label}
                </Base.Item>
              </div>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
