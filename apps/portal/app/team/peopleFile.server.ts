import { fieldCode, Problem } from '@elenco/core/kit';
import { type InvitationKind, type RequestedInvitation, sendInvitations } from '@elenco/core/operations';
import { type CsvRow, readCsv } from '@elenco/db';

/** Larger files are rejected before parsing, since they would exceed the daily invitations of a company. */
export const LARGEST_FILE = 256 * 1024;
export const MAX_ROWS = 500;

/** A line of the file: a person to invite, or its errors by field. */
export interface PeopleLine {
  /** Line number as in a spreadsheet, from 1. */
  readonly line: number;
  readonly name: string;
  readonly email: string;
  readonly wish?: RequestedInvitation;
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

/**
 * Reads names and e-mail addresses from a CSV file. If the file has a header, its columns may be in any
 * order. Otherwise they are name, e-mail and optionally the kind of invitation.
 * @param otherwise kind of invitation for lines that contain none
 * @throws Problem `invalid` at `/file` if the whole file is unreadable
 */
export async function readPeople(
  bytes: Uint8Array,
  otherwise: InvitationKind | undefined,
): Promise<PeopleLine[]> {
  const rows = await readCsv(bytes);
  const [first] = rows;
  if (!first) throw refused('file_empty');
  const headed = !first.cells.some((cell) => cell.includes('@'));
  const positions = headed ? columnsIn(first.cells) : { name: 0, email: 1, kind: 2 };
  if (positions.email === -1) throw refused('csv_without_email');
  const body = headed ? rows.slice(1) : rows;
  if (body.length === 0) throw refused('file_empty');
  if (body.length > MAX_ROWS) throw refused('csv_too_long');
  return body.map((row) => lineOf(row, positions, otherwise));
}

const refused = (code: string) => new Problem('invalid', [{ pointer: '/file', code }]);

type ColumnPositions = { readonly name: number; readonly email: number; readonly kind: number };

function columnsIn(heads: readonly string[]): ColumnPositions {
  const at = (names: readonly string[]) => heads.findIndex((head) => names.includes(head.toLowerCase()));
  return { name: at(columns.name), email: at(columns.email), kind: at(columns.kind) };
}

function lineOf(
  { cells, line }: CsvRow,
  at: ColumnPositions,
  otherwise: InvitationKind | undefined,
): PeopleLine {
  const cell = (place: number) => cells[place] ?? '';
  const [name, email, kindCell] = [cell(at.name), cell(at.email), cell(at.kind).toLowerCase()];
  const kind = kindCell === '' ? otherwise : kinds[kindCell];
  const shown = { line, name: name.slice(0, 120), email: email.slice(0, 254) };
  if (!kind) return { ...shown, problem: kindCell === '' ? 'csv_kind_missing' : 'csv_kind' };
  const read = person.safeParse({ kind, name, email });
  if (read.success) return { ...shown, wish: read.data };
  const issue = read.error.issues.find(({ path }) => path[0] === 'email') ?? read.error.issues[0];
  return { ...shown, problem: issue ? fieldCode(issue) : 'invalid_value' };
}
