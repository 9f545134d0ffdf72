import { describe, expect, it } from 'vitest';
import {
  aContent,
  accepted,
  aLesson,
  aLessonMark,
  aPublishedContent,
  aUser,
  contentEditor,
  ids,
  inserted,
  refusedWith,
  stamped,
  summarize,
  theCreator,
} from '../../testing';
import type { Certificate } from './certificate';
import { issueCertificate, markLesson, publishContentItem } from './commands';

const lesson = aLesson();

describe('a lesson of the academy', () => {
  const learner = { contents: [aPublishedContent({ kind: 'lesson' }), lesson] };
  const done = { contentId: ids.publishedContent, done: true };

  it('is marked as done once per user, with the edition that the user completed', async () => {
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
    expect(summarize(not.changes)).toEqual(['remove lesson-marks 213']);
  });

  const answers = ['A hora', 'O palpite'].map((pt) => ({ pt, en: pt }));
  const question = { pt: 'O que é o piso?', en: 'What is the floor?' };

  it('is done only after the right answer, if it has a question', async () => {
    const asking = aPublishedContent({
      kind: 'lesson',
      published: { ...lesson.draft, question, answers, right: 1 },
    });
    const asked = { actor: theCreator, store: { ...learner, contents: [asking] } };
    expect(await refusedWith(markLesson, done, asked)).toEqual(['required /answer']);
    expect(await refusedWith(markLesson, { ...done, answer: 2 }, asked)).toEqual(['wrong_answer /answer']);
    const { changes } = await accepted(markLesson, { ...done, answer: 1 }, asked);
    expect(summarize(changes)).toEqual(['insert lesson-marks']);
  });

  it.each([
    ['a question without answers', { question }, ['two_answers /draft/answers', 'required /draft/right']],
    ['a correct answer that does not exist', { question, answers, right: 3 }, ['too_big /draft/right']],
    ['answers without a question', { answers, right: 1 }, ['required /draft/question/pt']],
    ['an unknown learning path', { path: 'nowhere' }, ['unknown_path /draft/path']],
    [
      'a question in one language',
      { question: { ...question, en: '' }, answers, right: 1 },
      ['required /draft/question/en'],
    ],
  ])('cannot be published with %s', async (_, quiz, codes) => {
    const whole = { minutes: 3, picture: null, title: { pt: 'Preço', en: 'Price' } };
    const row = aContent({ ...lesson, draft: { ...lesson.draft, ...whole, ...quiz } });
    expect(
      await refusedWith(
        publishContentItem,
        { id: row.id },
        { actor: contentEditor, store: { contents: [row] } },
      ),
    ).toEqual(codes);
  });

  it('earns a certificate when it completes a learning path, with a code that never changes', async () => {
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

  it('is not found if the content is unpublished or of another kind', async () => {
    const of = (contentId: number) =>
      refusedWith(
        markLesson,
        { contentId, done: true },
        { actor: theCreator, store: { contents: [aPublishedContent(), lesson] } },
      );
    expect(await of(220)).toEqual(['not_found']);
    expect(await of(ids.publishedContent)).toEqual(['not_found']);
  });
});
