import { useSearchParams } from '@remix-run/react';
import { useAddress } from './useAddress';

export interface ChoiceProps {
  readonly label: string;
  /** Query parameter, such as `status`. */
  readonly name: string;
  /** The option with `value: ''` removes the parameter. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly count?: number }[];
}

/**
 * Returns options as links. The query string contains the choice, so that links to the choice can be shared
 * and work without scripts.
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
