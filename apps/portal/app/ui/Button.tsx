import { Link, useNavigation } from '@remix-run/react';
import { type ButtonHTMLAttributes, forwardRef, type MouseEventHandler, type ReactNode } from 'react';
import styles from './Button.module.css';
import { cx } from './cx';

type ButtonStyle = {
  /** `primary` is the main action of a page. */
  variant?: 'primary' | 'dark' | 'quiet' | 'danger' | 'plain' | 'light';
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
  /** True to fill the width of the container. */
  wide?: boolean;
  children?: ReactNode;
};

function classNames({ variant = 'quiet', size = 'medium', wide }: ButtonStyle, children: ReactNode): string {
  return cx(styles.button, styles[variant], styles[size], wide && styles.wide, !children && styles.round);
}

type ButtonProps = ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement> & { pending?: boolean };

/**
 * A button. While `pending`, it keeps its width, shows a spinner and ignores clicks. Dialogs and menus that
 * it opens use its ref.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, icon, wide, pending, children, className, onClick, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      className={cx(classNames({ variant, size, wide }, children), className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {icon}
      {children && <span className={styles.text}>{children}</span>}
      {pending && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
});

/** Button that submits its form; pending while any form of the page is being sent. */
export function SubmitButton({ variant = 'primary', pending, ...rest }: ButtonProps) {
  const { state, formData } = useNavigation();
  const own = rest.name === undefined || formData?.get(rest.name) === rest.value;
  return (
    <Button
      {...rest}
      type="submit"
      variant={variant}
      pending={pending || (state !== 'idle' && formData !== undefined && own)}
    />
  );
}

/** A link styled as a button. */
export function ButtonLink({
  to,
  variant,
  size,
  icon,
  wide,
  children,
  ...rest
}: ButtonStyle & {
  to: string;
  target?: '_blank';
  download?: boolean;
  'aria-label'?: string;
  reloadDocument?: boolean;
  preventScrollReset?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}) {
  return (
    <Link
      {...rest}
      to={to}
      // Prefetching is useless for a link that loads a new document, such as a file.
      prefetch={rest.reloadDocument ? 'none' : 'intent'}
      className={classNames({ variant, size, wide }, children)}
    >
      {icon}
      {children && <span className={styles.text}>{children}</span>}
    </Link>
  );
}
