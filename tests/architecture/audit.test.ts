import { fileURLToPath } from 'node:url';
import * as core from '@elenco/core';
import { commands, flows, notificationRules, resources } from '@elenco/core';
import * as identity from '@elenco/core/people';
import * as party from '@elenco/core/people';
import trail from '@elenco/locales/pt/trail.json';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../locales/texts';
import { sourcesIn } from './imports';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = (folder: string) =>
  sourcesIn(root, [folder]).filter(({ path }) => !/\.test\.tsx?$|\/testing\//.test(path));
const namesIn = (text: string, shape: RegExp) => [...text.matchAll(shape)].map(([, name = '']) => name);
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

const moved = new Set(
  flows.flatMap(({ name, moves }) => ['create', ...Object.keys(moves)].map((move) => `${name}.${move}`)),
);

describe('the texts of the audit log', () => {
  it('cover every table that commands write and that is not a resource', () => {
    const tables = Object.values<unknown>({ ...core, ...party, ...identity })
      .filter((one) => typeof one === 'object' && one !== null && 'schema' in one && 'name' in one)
      .map((one) => String((one as { name: unknown }).name))
      .filter((name) => !(name in resources));
    expect(sorted(tables).length).toBeGreaterThan(5);
    expect(sorted(keysOf(trail.tables))).toEqual(sorted(tables));
  });

  it('cover every event except those of moves and of new rows', () => {
    const literal = sources('packages/core/src').flatMap(({ text }) =>
      namesIn(text, /\bkind: '([\w-]+\.[\w-]+)'/g),
    );
    const reported = Object.keys(notificationRules).filter(
      (kind) => !moved.has(kind) && !kind.endsWith('.create'),
    );
    expect(sorted(keysOf(trail.events))).toEqual(sorted([...literal, ...reported]));
  });

  it('cover every command except moves, and every system process that writes', () => {
    const writers = [...sources('packages/db/src'), ...sources('packages/search/src')].filter(({ text }) =>
      /\.insert\(entityOf\('audit'\)|`insert into audit \(/.test(text),
    );
    expect(writers.length).toBeGreaterThan(1);
    const written = writers.flatMap(({ text }) => namesIn(text, /(?:command: |note\(tx, by, )'([\w.]+)'/g));
    const performed = commands
      .map(({ name }) => name)
      .filter((name) => name?.includes('.') && (name.endsWith('.create') || !moved.has(name)));
    expect(sorted(keysOf(trail.commands))).toEqual(sorted([...written, ...performed]));
  });
});
