import { describe, expect, it } from 'vitest';
import {
  aContent,
  aContentVersion,
  accepted,
  aLessonMark,
  aPublishedContent,
  aUser,
  brandOwner,
  curator,
  ids,
  inShort,
  inserted,
  nobodyYet,
  patchOf,
  product,
  refusedWith,
  stamped,
  theCreator,
} from '../testing';
import type { Certificate } from './certificate';
import {
  draftContent,
  issueCertificate,
  makePublic,
  markLesson,
  reorderContents,
  restoreContent,
  reviseContent,
  withdrawContent,
} from './commands';
import { isContentLink } from './fields';
import { contentKind, readIn } from './kinds';

const editor = { ...curator, userId: 111, name: 'Lucas', duties: ['content'] } as const;
const lesson = aContent({
  id: 220,
  kind: 'lesson',
  slug: 'price',
  title: 'Preço',
  draft: {
    title: { pt: 'Preço', en: '' },
    subtitle: { pt: 'Como formar', en: 'How to' },
    minutes: null,
    picture: { name: 'cast-2-preco', alt: { pt: 'Duas pessoas', en: '' }, width: 1200, height: 750 },
    body: { pt: '## Um', en: '## One' },
    question: { pt: '', en: '' },
    answers: [],
    right: null,
    path: '',
  },
});
const store = {
  contents: [aContent(), aPublishedContent(), lesson],
  'content-versions': [aContentVersion()],
  'lesson-marks': [],
};
const by = { actor: editor, store };

describe('a draft', () => {
  const given = { kind: 'lesson', slug: 'rights', draft: { title: { pt: 'Direitos' } } };

  it('needs a title in Portuguese and nothing else, and comes last', async () => {
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
      'a picture that is neither uploaded nor drawn by us',
      {
        kind: 'client',
        slug: 'x',
        draft: { title: 'X', picture: { name: '../x', alt: { pt: 'x' }, width: 1, height: 1 } },
      },
      ['invalid_format /draft/picture/name'],
    ],
  ])('with %s is refused', async (_, input, codes) => {
    expect(await refusedWith(draftContent, input, by)).toEqual(codes);
  });

  it('is written by the content duty, by owners and, at first, by the product', async () => {
    for (const actor of [nobodyYet, brandOwner, theCreator, curator]) {
      expect(await refusedWith(draftContent, given, { actor, store })).toEqual(['not_allowed']);
    }
    const owner = { ...curator, duties: ['owner'] } as const;
    for (const actor of [owner, product]) {
      expect(await refusedWith(draftContent, given, { actor, store })).toEqual([]);
    }
  });
});

describe('publishing', () => {
  it('asks for both languages, at each text that lacks one', async () => {
    expect(await refusedWith(makePublic, { id: 220 }, by)).toEqual([
      'required /draft/title/en',
      'required /draft/minutes',
      'required /draft/picture/alt/en',
    ]);
  });

  it('keeps a version with who published it', async () => {
    const { changes } = await accepted(makePublic, { id: ids.content }, by);
    expect(inShort(changes)).toEqual([`move contents ${ids.content} publish`, 'insert content-versions']);
    expect(inserted(changes, 'content-versions')).toMatchObject({ edition: 1, authorId: 111 });
  });

  it('of what is public already is refused, however its fields are ordered', async () => {
    const same = aPublishedContent({ published: { link: '', picture: null, title: 'Boreal' } });
    const again = { actor: editor, store: { contents: [same] } };
    expect(await refusedWith(makePublic, { id: same.id }, again)).toEqual(['nothing_changed']);
  });

  it('is undone by withdrawing, which leaves the versions', async () => {
    const { changes } = await accepted(withdrawContent, { id: ids.publishedContent }, by);
    expect(inShort(changes)).toEqual([`move contents ${ids.publishedContent} withdraw`]);
  });
});

describe('a revision', () => {
  const change = { id: ids.publishedContent, version: 1, slug: 'boreal', draft: { title: 'Boreal S.A.' } };

  it('changes the draft and nothing that is public', async () => {
    const { changes } = await accepted(reviseContent, change, by);
    expect(patchOf(changes, 'contents')).toEqual({
      slug: 'boreal',
      title: 'Boreal S.A.',
      draft: { title: 'Boreal S.A.', picture: null, link: '' },
    });
  });

  it.each([
    ['of a version that has passed', { ...change, version: 2 }, ['stale']],
    ['of an address that was public', { ...change, slug: 'norte' }, ['slug_fixed /slug']],
    ['to an address of another', { ...change, id: ids.content, slug: 'boreal' }, ['slug_taken /slug']],
  ])('%s is refused', async (_, input, codes) => {
    expect(await refusedWith(reviseContent, input, by)).toEqual(codes);
  });

  it('brings back what was published once, as a draft', async () => {
    const changed = aPublishedContent({ draft: { title: 'Outra', picture: null, link: '' } });
    const { changes } = await accepted(
      restoreContent,
      { id: changed.id, version: 1, edition: 1 },
      { actor: editor, store: { ...store, contents: [changed] } },
    );
    expect(patchOf(changes, 'contents')).toMatchObject({ title: 'Boreal' });
    expect(await refusedWith(restoreContent, { id: changed.id, version: 1, edition: 9 }, by)).toEqual([
      'not_found',
    ]);
  });
});

describe('the order', () => {
  it('moves what changes its place', async () => {
    const input = { kind: 'client', ids: [ids.publishedContent, ids.content] };
    const { changes } = await accepted(reorderContents, input, by);
    expect(inShort(changes)).toEqual(['update contents 210', 'update contents 211']);
  });

  it.each([[[ids.content]], [[ids.content, ids.content]], [[ids.content, 220]]])(
    'of another list (%j) than there is now is stale',
    async (list) => {
      expect(await refusedWith(reorderContents, { kind: 'client', ids: list }, by)).toEqual(['stale']);
    },
  );
});

describe('a lesson', () => {
  const learner = { ...store, contents: [aPublishedContent({ kind: 'lesson' }), lesson] };
  const done = { contentId: ids.publishedContent, done: true };

  it('is marked once, by whoever is signed in', async () => {
    const { changes } = await accepted(markLesson, done, { actor: theCreator, store: learner });
    expect(inserted(changes, 'lesson-marks')).toEqual({
      userId: ids.creatorUser,
      contentId: ids.publishedContent,
      edition: 1,
    });
    const marked = { ...learner, 'lesson-marks': [aLessonMark()] };
    const again = await accepted(markLesson, done, { actor: theCreator, store: marked });
    expect(again.changes).toEqual([]);
    const changed = { ...marked, contents: [aPublishedContent({ kind: 'lesson', edition: 2 })] };
    const later = await accepted(markLesson, done, { actor: theCreator, store: changed });
    expect(later.changes).toMatchObject([{ do: 'update', id: 213, patch: { edition: 2 } }]);
    const not = await accepted(markLesson, { ...done, done: false }, { actor: theCreator, store: marked });
    expect(inShort(not.changes)).toEqual(['remove lesson-marks 213']);
  });

  const answers = ['A hora', 'O palpite'].map((pt) => ({ pt, en: pt }));
  const question = { pt: 'O que é o piso?', en: 'What is the floor?' };

  it('that asks something is done by its right answer alone', async () => {
    const asking = aPublishedContent({
      kind: 'lesson',
      published: { ...lesson.draft, question, answers, right: 1 },
    });
    const asked = { actor: theCreator, store: { ...learner, contents: [asking] } };
    expect(await refusedWith(markLesson, done, asked)).toEqual(['required /answer']);
    expect(await refusedWith(markLesson, { ...done, answer: 2 }, asked)).toEqual(['wrong_answer /answer']);
    const { changes } = await accepted(markLesson, { ...done, answer: 1 }, asked);
    expect(inShort(changes)).toEqual(['insert lesson-marks']);
  });

  it.each([
    ['a question without answers', { question }, ['two_answers /draft/answers', 'required /draft/right']],
    ['a right answer that is not there', { question, answers, right: 3 }, ['too_big /draft/right']],
    ['answers to nothing', { answers, right: 1 }, ['required /draft/question/pt']],
    ['a path that is nowhere', { path: 'nowhere' }, ['unknown_path /draft/path']],
    [
      'a question in one language',
      { question: { ...question, en: '' }, answers, right: 1 },
      ['required /draft/question/en'],
    ],
  ])('is not published with %s', async (_, quiz, codes) => {
    const whole = { minutes: 3, picture: null, title: { pt: 'Preço', en: 'Price' } };
    const row = aContent({ ...lesson, draft: { ...lesson.draft, ...whole, ...quiz } });
    expect(
      await refusedWith(makePublic, { id: row.id }, { actor: editor, store: { contents: [row] } }),
    ).toEqual(codes);
  });

  it('of a path gives its certificate once all of them are done, and the same code when they have changed', async () => {
    const path = aPublishedContent({ id: 230, kind: 'path', slug: 'preco', position: 3 });
    const inPath = (edition: number) =>
      aPublishedContent({ kind: 'lesson', edition, published: { ...lesson.draft, path: 'preco' } });
    const user = aUser({ id: ids.creatorUser, name: 'Caio Lemos', companyId: null, creatorId: ids.creator });
    const at = (edition: number, marked: number, certificates: Certificate[] = []) => ({
      actor: theCreator,
      store: {
        contents: [path, inPath(edition)],
        users: [user],
        'lesson-marks': marked === 0 ? [] : [aLessonMark({ edition: marked })],
        certificates,
      },
    });
    const certify = { path: 'preco' };
    expect(await refusedWith(issueCertificate, certify, at(1, 0))).toEqual(['path_not_finished']);
    expect(await refusedWith(issueCertificate, certify, at(2, 1))).toEqual(['path_not_finished']);
    expect(await refusedWith(issueCertificate, { path: 'nowhere' }, at(1, 1))).toEqual(['not_found']);
    const { changes, reply } = await accepted(issueCertificate, certify, at(1, 1));
    const given = { ...stamped, ...(inserted(changes, 'certificates') as unknown as Certificate), id: 7 };
    expect(given).toMatchObject({
      userId: ids.creatorUser,
      contentId: 230,
      name: 'Caio Lemos',
      code: reply.code,
      lessons: [{ id: ids.publishedContent, edition: 1 }],
    });
    expect((await accepted(issueCertificate, certify, at(1, 1, [given]))).changes).toEqual([]);
    const renewed = await accepted(issueCertificate, certify, at(2, 2, [given]));
    expect(renewed.reply).toEqual(reply);
    expect(renewed.changes).toMatchObject([
      { do: 'update', id: 7, patch: { lessons: [{ id: ids.publishedContent, edition: 2 }] } },
    ]);
  });

  it('that is not public, and what is no lesson, is not found', async () => {
    const of = (contentId: number) =>
      refusedWith(markLesson, { contentId, done: true }, { actor: theCreator, store });
    expect(await of(220)).toEqual(['not_found']);
    expect(await of(ids.publishedContent)).toEqual(['not_found']);
  });
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
])('%s may be linked to: %s', (address, may) => expect(isContentLink(address)).toBe(may));

it('every kind is read in one language', () => {
  expect(contentKind.options.length).toBeGreaterThan(9);
  expect(readIn('lesson', lesson.draft, 'pt')).toMatchObject({
    title: 'Preço',
    picture: { name: 'cast-2-preco', alt: 'Duas pessoas' },
  });
});
