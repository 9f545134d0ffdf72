import { users } from '@elenco/core';
import { aUser, brandOwner, supporter, theCreator } from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { updateOf } from './plain';

const [first, other] = ['39053344705', '52998224725'];

it.each([
  ['a creator enters a CPF', theCreator, null, first, null],
  ['a creator saves the same CPF again', theCreator, first, first, null],
  ['a creator changes the CPF', theCreator, first, other, 'filled_in_once'],
  ['a creator removes the CPF', theCreator, first, null, 'filled_in_once'],
  ['a company member changes the CPF', brandOwner, first, other, 'filled_in_once'],
  ['support corrects the CPF', supporter, first, other, null],
] as const)(
  'lets users enter a CPF once and only support change it, as when %s',
  (_, actor, before, cpf, refused) => {
    const row = aUser({ id: 7, version: 1, cpf: before });
    const decide = () =>
      updateOf(users as never).decide({
        rows: row as never,
        actor,
        now: '2026-11-22T12:00:00Z',
        input: { id: 7, version: 1, cpf },
      });
    if (refused) {
      expect(decide).toThrow(expect.objectContaining({ errors: [{ pointer: '/cpf', code: refused }] }));
    } else {
      expect(decide()).toEqual(expect.objectContaining({ reply: { id: 7 } }));
    }
  },
);
