import { mayRead, type ResourceName } from '../resources';
import { Panel } from './Panel';
import { ResourceList, type ResourceListProps } from './ResourceList';
import { useActor } from './useActor';
import { useWords } from './words';

interface Props<N extends ResourceName> extends ResourceListProps<N> {
  /** Heading; by default the name of the resource. */
  readonly title?: string;
}

/** Panel of related records. Renders nothing if the actor may not read these records. */
export function RelatedList<N extends ResourceName>({ title, ...list }: Props<N>) {
  const words = useWords();
  if (!mayRead(useActor(), list.resource)) return null;
  return (
    <Panel title={title ?? words.name(list.resource, 2)}>
      <ResourceList {...list} />
    </Panel>
  );
}
