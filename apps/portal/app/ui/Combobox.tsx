import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './Combobox.module.css';
import { cx } from './cx';
import fieldStyles from './Field.module.css';
import { FieldFrame } from './FieldFrame';
import { type FieldProps, useField } from './field';
import popup from './Popup.module.css';
import type { Option } from './Select';

type Props = FieldProps & {
  options: readonly Option[];
  placeholder?: string;
  onValue?: (value: string | undefined) => void;
};

/** One of many: typing narrows the list. The form carries the option's value. */
export function Combobox({ options, placeholder, onValue, ...props }: Props) {
  const { t } = useTranslation();
  const field = useField(props);
  const { name, required, disabled, ...input } = field.input;
  const chosen = options.find(({ value }) => value === String(field.initial ?? ''));
  return (
    <FieldFrame
      id={input.id}
      label={props.label}
      hint={props.hint}
      optional={props.optional}
      errors={field.errors}
    >
      <Base.Root
        key={field.reactKey}
        items={options as Option[]}
        name={name}
        required={required}
        disabled={disabled}
        defaultValue={chosen}
        onValueChange={(option) => onValue?.(option?.value)}
      >
        <Base.InputGroup className={fieldStyles.wrap}>
          <Base.Input
            {...input}
            placeholder={placeholder}
            className={cx(fieldStyles.control, fieldStyles.padded)}
          />
          <Base.Trigger className={fieldStyles.reveal} aria-label={t('ui.openList', { label: props.label })}>
            <ChevronDown aria-hidden="true" />
          </Base.Trigger>
        </Base.InputGroup>
        <Base.Portal>
          <Base.Positioner className={popup.positioner} sideOffset={4}>
            <Base.Popup className={cx(popup.popup, styles.popup)}>
              <Base.Empty>
                <p className={styles.empty}>{t('ui.noMatch')}</p>
              </Base.Empty>
              <Base.List className={styles.list}>
                {(option: Option) => (
                  <Base.Item key={option.value} value={option} className={popup.item}>
                    <span className={styles.text}>
                      {option.label}
                      {option.hint && <span className={styles.hint}>{option.hint}</span>}
                    </span>
                    <Base.ItemIndicator className={styles.check}>
                      <Check aria-hidden="true" />
                    </Base.ItemIndicator>
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </FieldFrame>
  );
}
