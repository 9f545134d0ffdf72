import { type FieldError, fieldCode } from '@elenco/core/kit';
import { type InvitationKind, sendInvitations, type Wish } from '@elenco/core/team';
import { CsvError, parse } from 'csv-parse/sync';

/** A file with more is refused before it is read: a company may send fewer in a day. */
export const LARGEST_FILE = 256 * 1024;
export const MOST_ROWS = 500;

/** A line of the file: somebody who could be invited, or what is wrong with it, by field. */
export interface PeopleLine {
  /** As a spreadsheet counts. */
  readonly line: number;
  readonly name: string;
  readonly email: string;
  readonly wish?: Wish;
  readonly problem?: string;
}

const person = sendInvitations.input.shape.people.element;
const columns = {
  name: ['nome', 'name', 'nome completo', 'full name'],
  email: ['email', 'e-mail', 'mail'],
  kind: ['para', 'tipo', 'for', 'kind', 'type'],
} as const;
const kinds: Readonly<Record<string, InvitationKind>> = {
  equipe: 'member',
  team: 'member',
  membro: 'member',
  member: 'member',
  creator: 'creator',
  criador: 'creator',
  criadora: 'creator',
};

/** Spreadsheets save as UTF-8, or as they did thirty years ago. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads names and addresses out of a CSV with commas, semicolons or tabs; with a line of headings the columns
 * may stand in any order, without one they are name, e-mail and, if there is a third, whom it is for.
 * @returns a code where the file as a whole cannot be read
 */
export function readPeople(text: string, otherwise: InvitationKind): PeopleLine[] | FieldError['code'] {
  let rows: { record: string[]; info: { lines: number } }[];
  try {
    rows = parse(text, {
      bom: true,
      delimiter: [';', ',', '\t'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as typeof rows;
  } catch (error) {
    if (error instanceof CsvError) return 'csv_unreadable';
    throw error;
  }
  const [first] = rows;
  if (!first) return 'file_empty';
  const headed = !first.record.some((cell) => cell.includes('@'));
  const navItems = headed ? columnsIn(first.record) : { name: 0, email: 1, kind: 2 };
  if (navItems.email === -1) return 'csv_without_email';
  const body = headed ? rows.slice(1) : rows;
  if (body.length === 0) return 'file_empty';
  if (body.length > MOST_ROWS) return 'csv_too_long';
  return body.map(({ record, info }) => lineOf(record, info.lines, navItems, otherwise));
}

type ColumnPositions = { readonly name: number; readonly email: number; readonly kind: number };

function columnsIn(heads: readonly string[]): ColumnPositions {
  const at = (names: readonly string[]) => heads.findIndex((head) => names.includes(head.toLowerCase()));
  return { name: at(columns.name), email: at(columns.email), kind: at(columns.kind) };
}

function lineOf(
  record: string[],
  line: number,
  navItems: ColumnPositions,
  otherwise: InvitationKind,
): PeopleLine {
  const cell = (place: number) => record[place] ?? '';
  const [name, email, kindCell] = [
    cell(navItems.name),
    cell(navItems.email),
    cell(navItems.kind).toLowerCase(),
  ];
  const kind = kindCell === '' ? otherwise : kinds[kindCell];
  const shown = { line, name: name.slice(0, 120), email: email.slice(0, 254) };
  if (!kind) return { ...shown, problem: 'csv_kind' };
  const read = person.safeParse({ kind, name, email });
  if (read.success) return { ...shown, wish: read.data };
  const issue = read.error.issues.find(({ path }) => path[0] === 'email') ?? read.error.issues[0];
  return { ...shown, problem: issue ? fieldCode(issue) : 'invalid_value' };
}
