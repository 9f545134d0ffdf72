import { describe, expect, it } from 'vitest';
import { Problem } from './kit';
import { type Actor, tokenScopes } from './people';
import {
  brandMember,
  brandOwner,
  contentEditor,
  curator,
  financier,
  signedOutActor,
  supporter,
  theCreator,
  theGuest,
  theOwner,
} from './testing';
import { requireUsableScopes, usableScopes } from './tokenScopes';

const restricted = { ...curator, duties: ['restricted'] } as const satisfies Actor;
const all = [...tokenScopes];
const allBut = (...scopes: string[]) => all.filter((scope) => !scopes.includes(scope));

describe('the API token scopes that an actor can use', () => {
  it.each<[string, Actor, string[]]>([
    ['an owner of a brand', brandOwner, all],
    ['a member of a brand', brandMember, all],
    ['a creator', theCreator, all],
    ['the owner of the platform', theOwner, all],
    ['finance', financier, all],
    ['curation, who change no payments', curator, allBut('money:write')],
    ['support, who change no payments', supporter, allBut('money:write')],
    ['content', contentEditor, allBut('projects:write', 'money:read', 'money:write')],
    ['restricted staff', restricted, allBut('projects:write', 'money:read', 'money:write')],
  ])('are returned for %s', (_, actor, expected) => expect(usableScopes(actor)).toEqual(expected));

  it.each([
    ['a guest', theGuest],
    ['a visitor', signedOutActor],
  ])('do not let %s change anything', (_, actor) => {
    expect(usableScopes(actor).filter((scope) => scope.endsWith(':write'))).toEqual([]);
  });
});

describe('the API token scopes that a user requests', () => {
  const refusal = (actor: Actor, scopes: string[]) => {
    try {
      requireUsableScopes(actor, scopes);
    } catch (error) {
      if (error instanceof Problem) return error.errors;
      throw error;
    }
    return [];
  };

  it.each<[string, Actor, string[], string]>([
    ['a scope that the user cannot use', supporter, ['people:read', 'money:write'], 'money:write'],
    [
      'several scopes that the user cannot use',
      contentEditor,
      ['money:read', 'money:write'],
      'money:read, money:write',
    ],
    ['an unknown scope', theOwner, ['moon:read'], 'moon:read'],
    ['any scope of a visitor', signedOutActor, ['write'], 'write'],
  ])('are refused: %s', (_, actor, scopes, unusable) => {
    expect(refusal(actor, scopes)).toEqual([
      { pointer: '/scopes', code: 'scope_not_usable', params: { scopes: unusable } },
    ]);
  });

  it('can cover all groups within the user’s permissions', () => {
    expect(refusal(contentEditor, ['read', 'write'])).toEqual([]);
  });
});
