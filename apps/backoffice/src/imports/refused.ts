import { importFileName, largestImport } from '@elenco/core/search';
import { HttpError } from 'ra-core';
import type { Words } from '../kit/words';
import type { ProblemBody } from '../providers/http';

/** What is asked for a file; what REST says of its name or size is said of the file itself. */
export const inputs = ['file', 'source', 'sourceAt'] as const;
type Input = (typeof inputs)[number];
export type Refused = { readonly [I in Input | 'whole']?: string };

const inputOf = (pointer: string): Input | 'whole' => {
  const name = pointer === '/fileName' ? 'file' : pointer.slice(1);
  return inputs.find((input) => input === name) ?? 'whole';
};

/** What can be said of a file before a gigabyte of it is sent in vain; REST says the same afterwards. */
export function refusedFile(file: Pick<File, 'name' | 'size'> | undefined): string | undefined {
  if (!file) return 'required';
  const named = importFileName.safeParse(file.name);
  if (!named.success) return named.error.issues[0]?.message;
  if (file.size > largestImport) return 'too_large';
  return file.size === 0 ? 'file_empty' : undefined;
}

/** A failed request, by the input that it is about. */
export function refusedBy(error: unknown, words: Words): Refused {
  const { problems = [] } = error instanceof HttpError ? (error.body as ProblemBody) : {};
  if (problems.length === 0) return { whole: error instanceof Error ? error.message : String(error) };
  return Object.fromEntries(
    problems.map(({ pointer, code, params }) => [inputOf(pointer), words.problem(code, params)]),
  );
}
