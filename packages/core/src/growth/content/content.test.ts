import { describe, expect, it } from 'vitest';
import {
  aContent,
  aContentVersion,
  accepted,
  aLesson,
  aPublishedContent,
  brandOwner,
  contentEditor,
  curator,
  ids,
  inserted,
  patchOf,
  refusedWith,
  signedOutActor,
  summarize,
  systemActor,
  theCreator,
} from '../../testing';
import {
  draftContent,
  publishContentItem,
  reorderContents,
  restoreContent,
  reviseContent,
  withdrawContent,
} from './commands';
import { isContentLink } from './fields';
import { bodyInLanguage, contentKind } from './kinds';

const lesson = aLesson();
const store = {
  contents: [aContent(), aPublishedContent(), lesson],
  'content-versions': [aContentVersion()],
  'lesson-marks': [],
};
const by = { actor: contentEditor, store };

describe('the draft of a content item', () => {
  const given = { kind: 'lesson', slug: 'rights', draft: { title: { pt: 'Direitos' } } };

  it('needs only a title in Portuguese, and is placed last among its kind', async () => {
    const { changes } = await accepted(draftContent, given, by);
    expect(inserted(changes, 'contents')).toMatchObject({
      status: 'draft',
      title: 'Direitos',
      position: 2,
      draft: { title: { pt: 'Direitos', en: '' }, minutes: null, picture: null },
    });
  });

  it.each([
    ['no title', { ...given, draft: {} }, ['required /draft/title/pt']],
    [
      'a field of another kind',
      { ...given, draft: { ...given.draft, author: 'X' } },
      ['unrecognized_keys /draft'],
    ],
    [
      'a text that is too long',
      { ...given, draft: { title: { pt: 'x'.repeat(91) } } },
      ['too_long /draft/title/pt'],
    ],
    ['an address that is taken', { ...given, slug: 'price' }, ['slug_taken /slug']],
    ['an address in capitals', { ...given, slug: 'Price' }, ['invalid_slug /slug']],
    [
      'a link to a script',
      { kind: 'client', slug: 'x', draft: { title: 'X', link: 'javascript:alert(1)' } },
      ['invalid_address /draft/link'],
    ],
    [
      'a picture that is neither uploaded nor built in',
      {
        kind: 'client',
        slug: 'x',
        draft: { title: 'X', picture: { name: '../x', alt: { pt: 'x' }, width: 1, height: 1 } },
      },
      ['invalid_format /draft/picture/name'],
    ],
  ])('is rejected with %s', async (_, input, codes) => {
    expect(await refusedWith(draftContent, input, by)).toEqual(codes);
  });

  it('can be created by content staff, owners and, in a new installation, the system', async () => {
    for (const actor of [signedOutActor, brandOwner, theCreator, curator]) {
      expect(await refusedWith(draftContent, given, { actor, store })).toEqual(['not_allowed']);
    }
    const owner = { ...curator, duties: ['owner'] } as const;
    for (const actor of [owner, systemActor]) {
      expect(await refusedWith(draftContent, given, { actor, store })).toEqual([]);
    }
  });
});

describe('the publication of a content item', () => {
  it('requires both languages in each field', async () => {
    expect(await refusedWith(publishContentItem, { id: 220 }, by)).toEqual([
      'required /draft/title/en',
      'required /draft/minutes',
      'required /draft/picture/alt/en',
    ]);
  });

  it('stores a version with its author', async () => {
    const { changes } = await accepted(publishContentItem, { id: ids.content }, by);
    expect(summarize(changes)).toEqual([`move contents ${ids.content} publish`, 'insert content-versions']);
    expect(inserted(changes, 'content-versions')).toMatchObject({ edition: 1, authorId: 111 });
  });

  it('is refused if nothing has changed, even if the fields are in a different order', async () => {
    const same = aPublishedContent({ published: { link: '', picture: null, title: 'Boreal' } });
    const again = { actor: contentEditor, store: { contents: [same] } };
    expect(await refusedWith(publishContentItem, { id: same.id }, again)).toEqual(['nothing_changed']);
  });

  it('can be withdrawn without removing the published versions', async () => {
    const { changes } = await accepted(withdrawContent, { id: ids.publishedContent }, by);
    expect(summarize(changes)).toEqual([`move contents ${ids.publishedContent} withdraw`]);
  });
});

describe('revising a content item', () => {
  const change = { id: ids.publishedContent, version: 1, slug: 'boreal', draft: { title: 'Boreal S.A.' } };

  it('changes the draft but not the published version', async () => {
    const { changes } = await accepted(reviseContent, change, by);
    expect(patchOf(changes, 'contents')).toEqual({
      slug: 'boreal',
      title: 'Boreal S.A.',
      draft: { title: 'Boreal S.A.', picture: null, link: '' },
    });
  });

  it.each([
    ['based on an older version', { ...change, version: 2 }, ['stale']],
    ['changing the slug of published content', { ...change, slug: 'norte' }, ['slug_fixed /slug']],
    ['using the slug of other content', { ...change, id: ids.content, slug: 'boreal' }, ['slug_taken /slug']],
  ])('is rejected: %s', async (_, input, codes) => {
    expect(await refusedWith(reviseContent, input, by)).toEqual(codes);
  });

  it('can restore an earlier published version as the draft', async () => {
    const changed = aPublishedContent({ draft: { title: 'Outra', picture: null, link: '' } });
    const { changes } = await accepted(
      restoreContent,
      { id: changed.id, version: 1, edition: 1 },
      { actor: contentEditor, store: { ...store, contents: [changed] } },
    );
    expect(patchOf(changes, 'contents')).toMatchObject({ title: 'Boreal' });
    expect(await refusedWith(restoreContent, { id: changed.id, version: 1, edition: 9 }, by)).toEqual([
      'not_found',
    ]);
  });
});

describe('the order of content items', () => {
  it('updates only content items whose position changes', async () => {
    const input = { kind: 'client', ids: [ids.publishedContent, ids.content] };
    const { changes } = await accepted(reorderContents, input, by);
    expect(summarize(changes)).toEqual(['update contents 210', 'update contents 211']);
  });

  it.each([[[ids.content]], [[ids.content, ids.content]], [[ids.content, 220]]])(
    'is refused as stale if the submitted list is outdated: %j',
    async (list) => {
      expect(await refusedWith(reorderContents, { kind: 'client', ids: list }, by)).toEqual(['stale']);
    },
  );
});

it.each([
  ['/pricing', true],
  ['/#demo', true],
  ['https://example.org/a?b=1', true],
  ['http://example.org', false],
  ['//example.org', false],
  ['/\\example.org', false],
  ['javascript:alert(1)', false],
  ['https://user@example.org', false],
  ['data:text/html,x', false],
])('returns whether a content item may link to %s: %s', (address, may) =>
  expect(isContentLink(address)).toBe(may),
);

it('returns the texts of a content item in the requested language', () => {
  expect(contentKind.options.length).toBeGreaterThan(9);
  expect(bodyInLanguage('lesson', lesson.draft, 'pt')).toMatchObject({
    title: 'Preço',
    picture: { name: 'cast-2-preco', alt: 'Duas pessoas' },
  });
});
