import { Combobox } from '@base-ui/react/combobox';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import field from './Field.module.css';
import { FieldFrame } from './FieldFrame';
import { type FieldProps, useField } from './field';
import styles from './OptionSelect.module.css';
import { optionOf } from './optionOf';
import { type Option, Select } from './Select';
import { useHydrated } from './useHydrated';

type Props = FieldProps & {
  options: readonly Option[];
  placeholder?: string;
  onChoose?: (name: string, value: string) => void;
  onInvalid?: (name: string) => void;
};

/**
 * Input that chooses one of many options by typing. When the field is left, text that matches no label is
 * removed and reported as invalid. Enter selects the first match, and a selection moves the focus away.
 * Without scripts it is a native select.
 */
export function OptionSelect(props: Props) {
  return useHydrated() ? <Typed key={props.meta?.key} {...props} /> : <Select {...props} />;
}

function Typed({ options, placeholder, onChoose, onInvalid, ...props }: Props) {
  const { t } = useTranslation();
  const [unknown, setUnknown] = useState(false);
  const { input, initial, frame } = useField({
    ...props,
    ...(unknown ? { errors: ['invalid_value'] } : {}),
  });
  const first = options.find(({ value }) => value === String(initial ?? '')) ?? null;
  const [chosen, setChosen] = useState(first);
  const [text, setText] = useState(first?.label ?? '');
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { id, name, required, disabled, ...described } = input;

  const take = (option: Option | null) => {
    setChosen(option);
    setText(option?.label ?? '');
    setUnknown(false);
    if (option) onChoose?.(name, option.value);
  };
  const leave = (event: FocusEvent<Element, Node>) => {
    if (list.current?.contains(event.relatedTarget) || text.trim() === (chosen?.label ?? '')) return;
    const meant = optionOf(options, text);
    take(meant);
    if (meant || text.trim() === '') return;
    setUnknown(true);
    onInvalid?.(name);
  };
  /**
   * Prevents Enter from submitting an incomplete form. In an open list, Enter selects the first match; if
   * nothing matches, Enter does nothing.
   */
  const keep = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && list.current) event.preventDefault();
  };
  return (
    <FieldFrame {...frame}>
      <Combobox.Root
        name={name}
        required={required}
        disabled={disabled}
        items={options}
        autoHighlight
        value={chosen}
        inputValue={text}
        onInputValueChange={(typed, { reason }) => reason === 'input-change' && setText(typed)}
        onValueChange={(option: Option | null, { reason }) => {
          if (reason !== 'item-press') return;
          // Leaving the field validates its text.
          flushSync(() => take(option));
          box.current?.blur();
        }}
      >
        <div className={field.wrap}>
          <Combobox.Input
            {...described}
            id={id}
            ref={box}
            placeholder={placeholder}
            className={field.control}
            onBlur={leave}
            onKeyDown={keep}
          />
          <ChevronDown className={field.mark} aria-hidden="true" />
        </div>
        <Combobox.Portal>
          <Combobox.Positioner className={styles.place} sideOffset={6}>
            <Combobox.Popup ref={list} className={styles.popup}>
              <Combobox.Empty>
                <p className={styles.empty}>{t('ui.noMatch')}</p>
              </Combobox.Empty>
              <Combobox.List className={styles.list}>
                {(option: Option) => (
                  <Combobox.Item key={option.value} value={option} className={styles.item}>
                    {option.label}
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </FieldFrame>
  );
}
