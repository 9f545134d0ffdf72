import { listOf } from '../addresses';
import type { ResourceName } from '../resources';
import { LinkTabs } from './LinkTabs';
import { useWords } from './words';

/**
 * Tabs of lists that share the menu entry of the first list. All must have the same access rule. Only the
 * first list can be a queue, since the menu entry shows how many records wait in it.
 */
export function ListTabs({ lists }: { readonly lists: readonly [ResourceName, ...ResourceName[]] }) {
  const words = useWords();
  return (
    <LinkTabs
      label={words.name(lists[0], 2)}
      tabs={lists.map((name) => ({ to: listOf(name), label: words.name(name, 2) }))}
    />
  );
}
