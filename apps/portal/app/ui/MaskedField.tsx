import { IMaskInput } from 'react-imask';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame';
import { type FieldProps, useField } from './field';
import { type MaskName, masks } from './mask';

type Props = FieldProps & { mask: MaskName; autoComplete?: string };

/**
 * Input of text with a fixed format (CPF, CNPJ, CEP, curator code). It sends the text as shown; the schema
 * removes the separators.
 */
export function MaskedField({ mask, autoComplete, ...props }: Props) {
  const field = useField(props);
  return (
    <FieldFrame {...field.frame}>
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
