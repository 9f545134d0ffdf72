import { CircleAlert } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Field.module.css';
import { type FieldError, useErrorText } from './field';

type FrameProps = {
  id: string;
  label: string;
  hint?: string;
  optional?: boolean;
  errors: readonly FieldError[];
  /** Called when the value changes. */
  onAmend?: () => void;
  /** True for a group of inputs, which has a legend instead of a label. */
  group?: boolean;
  children: ReactNode;
};

/**
 * Frame of an input: label above, hint and errors below. The errors of a group are directly below its legend.
 */
export function FieldFrame({ id, label, hint, optional, errors, onAmend, group, children }: FrameProps) {
  const caption = (
    <>
      {label}
      {optional && <Optional />}
    </>
  );
  const Frame = group ? 'fieldset' : 'div';
  const refusals = errors.length > 0 && (
    <Suspense>
      <Refusals id={`${id}-error`} errors={errors} />
    </Suspense>
  );
  return (
    <Frame
      className={styles.frame}
      onInput={onAmend}
      {...(group
        ? {
            id,
            'aria-describedby':
              [hint && `${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean).join(' ') ||
              undefined,
          }
        : {})}
    >
      {group ? (
        <legend className={styles.label}>{caption}</legend>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {caption}
        </label>
      )}
      {/* A group can be taller than the screen, and the focus is on its first input. */}
      {group && refusals}
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {!group && refusals}
    </Frame>
  );
}

function Optional() {
  const { t } = useTranslation();
  return <span className={styles.optional}> {t('ui.optional')}</span>;
}

function Refusals({ id, errors }: Pick<FrameProps, 'id' | 'errors'>) {
  const words = useErrorText();
  return (
    <p className={styles.error} id={id}>
      <CircleAlert aria-hidden="true" />
      {errors.map(words).join(' ')}
    </p>
  );
}
