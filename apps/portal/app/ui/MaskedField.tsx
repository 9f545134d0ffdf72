import { IMaskInput } from 'react-imask';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame';
import { type FieldProps, useField } from './field';

const upper = (text: string) => text.toUpperCase();

const masks = {
  cpf: { mask: '000.000.000-00', inputMode: 'numeric' },
  /** Twelve letters or digits, then two check digits: the form in force since July 2026. */
  cnpj: { mask: '##.###.###/####-00', definitions: { '#': /[0-9A-Za-z]/ }, prepareChar: upper },
  cep: { mask: '00000-000', inputMode: 'numeric' },
  phone: { mask: '+55 (00) [0]0000-0000', inputMode: 'tel' },
} as const;

type Props = FieldProps & { mask: keyof typeof masks; autoComplete?: string };

/** Text of a fixed form (CPF, CNPJ, CEP, phone). Sends it as shown; the schema takes the marks away. */
export function MaskedField({ mask, autoComplete, ...props }: Props) {
  const field = useField(props);
  return (
    <FieldFrame
      id={field.input.id}
      label={props.label}
      hint={props.hint}
      optional={props.optional}
      errors={field.errors}
    >
      <IMaskInput
        key={field.reactKey}
        {...field.input}
        {...masks[mask]}
        autoComplete={autoComplete ?? 'off'}
        defaultValue={String(field.initial ?? '')}
        className={styles.control}
      />
    </FieldFrame>
  );
}
