import type { SquadLogEntry } from '@elenco/core/operations';

/** Records of one kind that an action changed in the same way. */
export interface LogLine {
  readonly resource: string;
  /** Description of the change, as a sentence. */
  readonly text: string;
  readonly entries: readonly SquadLogEntry[];
}

/** A command of one user, with all its changes. */
export interface LogAction {
  readonly first: SquadLogEntry;
  readonly comment: string | null;
  readonly lines: readonly LogLine[];
}

/**
 * Groups entries into actions, in the order of the entries. An action consists of consecutive entries with
 * the same user, command and time.
 * @param textOf returns the description of an entry's change
 */
export function actionsIn(
  entries: readonly SquadLogEntry[],
  textOf: (entry: SquadLogEntry) => string,
): LogAction[] {
  const groups: SquadLogEntry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && isSameAction(last[0]!, entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups.map((group) => ({
    first: group[0]!,
    comment: group.find(({ comment }) => comment !== null)?.comment ?? null,
    lines: [...Map.groupBy(group, (entry) => JSON.stringify([entry.resource, textOf(entry)])).values()].map(
      (same) => ({ resource: same[0]!.resource, text: textOf(same[0]!), entries: same }),
    ),
  }));
}

const isSameAction = (one: SquadLogEntry, other: SquadLogEntry): boolean =>
  one.at === other.at && one.actorId === other.actorId && one.command === other.command;
