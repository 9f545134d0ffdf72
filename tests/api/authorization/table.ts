import { readFileSync } from 'node:fs';
import type { resources } from '@elenco/core';
import type { Person } from '../cast';

const text = readFileSync(new URL('../../../docs/authorization.md', import.meta.url), 'utf8');

/** One cell of the access table in docs/authorization.md. */
export interface Cell {
  readonly resource: keyof typeof resources;
  readonly case: string;
  readonly action: string;
  readonly person: Person;
  readonly expected: 'yes' | 'no' | '–';
}

const columns: Record<string, Person> = {
  BO: 'brandOwner',
  BM: 'brandMember',
  B2: 'otherBrand',
  CR: 'creator',
  C2: 'otherCreator',
  CU: 'curation',
  FI: 'finance',
  SU: 'support',
  OW: 'owner',
  CO: 'content',
  RE: 'restricted',
};

/** A user's access to a field in readable rows. `some`: visible only in certain rows. */
export interface FieldCell {
  readonly resource: keyof typeof resources;
  readonly field: string;
  readonly person: Person;
  readonly expected: 'yes' | 'no' | 'some' | '–';
}

const lines = text.split('\n').map((line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim()),
);

export function readFields(): FieldCell[] {
  const start = lines.findIndex(([head]) => head === 'fields of');
  const end = lines.findIndex((line, at) => at > start && line.length === 0);
  const people = lines[start]!.slice(2).map((head) => columns[head]!);
  return lines
    .slice(start + 2, end)
    .flatMap(([resource, fields, ...cells]) =>
      fields!
        .split(', ')
        .flatMap((field) =>
          cells.map((expected, n) => ({ resource, field, person: people[n], expected }) as FieldCell),
        ),
    );
}

export function readTable(): Cell[] {
  const start = lines.findIndex((line) => line[0] === 'resource');
  const heads = lines[start]!.slice(3);
  return lines
    .slice(start + 2)
    .flatMap(([resource, row, actions, ...cells]) =>
      (actions ?? '')
        .split(', ')
        .flatMap((action) =>
          cells.map(
            (expected, n) => ({ resource, case: row, action, person: columns[heads[n]!], expected }) as Cell,
          ),
        ),
    );
}

export const reported = ({ resource, case: row, action, person }: Cell) =>
  `${resource} ${row}, ${action}, ${person}`;

/** Returns the names that docs/authorization.md lists in the line that starts with `what`. */
export function listed(what: string): (string | undefined)[] {
  const line = new RegExp(`^- ${what}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  return [...line.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
}
