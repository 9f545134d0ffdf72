import { useSearchParams } from '@remix-run/react';
import { useAddress } from './useAddress';

export interface ChoiceProps {
  readonly label: string;
  /** Parameter of the address, such as `status`. */
  readonly name: string;
  /** The option with `value: ''` removes the parameter. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly count?: number }[];
}

/**
 * Returns options as links. The address contains the choice, so that it can be shared and works without
 * scripts.
 */
export function useChoice({ name, options }: Omit<ChoiceProps, 'label'>) {
  const [params] = useSearchParams();
  const address = useAddress();
  const chosen = params.get(name) ?? '';
  return options.map((option) => ({
    ...option,
    current: option.value === chosen,
    to: address(name, option.value, 'page'),
  }));
}
