import { join } from 'node:path';
import { type Declaration, declarations, hasRowsOf, reasonOf, subjects } from '@elenco/core';
import texts from '@elenco/locales/en/privacy.json' with { type: 'json' };
import { root } from './programs';

/** Path of the document about the retention of personal data. */
export const privacyFile = join(root, 'docs/privacy.md');

const durationText = (months: number) => (months < 12 ? `${months} months` : `${months / 12} years`);
const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

function kept(): string {
  const bases = (['fiscal', 'contract', 'consent', 'access'] as const).map((basis) => {
    const { months, law } = reasonOf(basis);
    const columns = Object.entries(declarations).flatMap(([table, declaration]) =>
      named(declaration, 'keep', basis).map((column) => `${table}.${column}`),
    );
    const { what, why } = texts.kept[basis];
    return `| ${basis} | ${what}. ${why} | ${durationText(months)} | ${law} | ${list(columns)} |`;
  });
  return ['| basis | what and why | how long | law | columns |', '|---|---|---|---|---|', ...bases].join(
    '\n',
  );
}

function named({ columns }: Declaration, does: string, basis?: string): string[] {
  return Object.entries(columns).flatMap(([column, treatment]) =>
    treatment.does === does && (basis === undefined || ('basis' in treatment && treatment.basis === basis))
      ? [column]
      : [],
  );
}

const rowsIn = {
  keep: 'stay',
  delete: 'are deleted',
  delete_unless_kept: 'are deleted, unless something is kept',
};

function table([name, declaration]: [string, Declaration]): string {
  const cells = ['erase', 'pseudonymize', 'keep', 'shred', 'number'].map((does) =>
    list(named(declaration, does)),
  );
  const owners = subjects.filter((subject) => hasRowsOf(name, subject)).join(', ');
  return `| \`${name}\` | ${owners} | ${rowsIn[declaration.rows]} | ${cells.join(' | ')} |`;
}

/** Returns the text of the document, generated from what core declares about each column. */
export function privacyDocument(): string {
  const all = Object.entries(declarations);
  const personal = all.filter(([, { of, columns }]) => of.length > 0 && says(columns));
  const others = all.filter((one) => !personal.includes(one)).map(([name]) => name);
  return `# Retention and erasure of personal data

Drawn from the schemas of core and \`packages/core/src/operations/privacy\` by \`npx tsx bin/privacy.ts\`; a test fails when it is stale. Decision 017 explains why erasure works this way.

Four things can be erased: a **person**'s account, the **profile** that a creator shows, a **creator**'s work, a **company**. Erasing an account erases the person, and profile and creator if they exist; a creator may erase the profile alone.

## What stays, and why
When the time is over, counted from the erasure, the worker erases these too. Data kept for a hiring is kept only of people who were hired or have hired.

${kept()}

## Tables with personal data
*Erased* columns become empty. *Pseudonymized* ones get a neutral name, so that the other party's rows stay readable. *Secret* ones give access: they are deleted with their row and are in no export. *Numbers* refer to a person by a number only, which refers to no one once that row is erased. All other columns contain no personal data.

| table | owner | rows | erased | pseudonymized | kept | secret | numbers |
|---|---|---|---|---|---|---|---|
${personal.map(table).join('\n')}

## Tables that tell nothing of anybody
${list(others)}: amounts, days, states and numbers. The ledger and the audit log name everybody by number, so that their sums and hashes hold after every erasure.
`;
}

const says = (columns: Declaration['columns']) =>
  Object.values(columns).some((treatment) => 'to' in treatment || treatment.does === 'shred');
