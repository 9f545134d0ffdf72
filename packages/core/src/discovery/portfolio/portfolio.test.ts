import { describe, expect, it } from 'vitest';
import {
  aCreator,
  accepted,
  aProject,
  brandOwner,
  financier,
  ids,
  inserted,
  otherCreator,
  patchOf,
  refusedWith,
  summarize,
  supporter,
  theCreator,
} from '../../testing';
import { addImage, addProject, placeProject, removeImage } from './commands';
import { MAX_IMAGES, MAX_PROJECTS } from './portfolio';

const picture = (n: number) => String(n).padStart(64, '0');
const projects = (count: number) =>
  Array.from({ length: count }, (_, n) => aProject({ id: 200 + n, place: n + 1 }));
const store = { creators: [aCreator()], 'portfolio-projects': projects(3) };
const at = { actor: theCreator, store };

describe('a portfolio project', () => {
  it('is added at the end without pictures', async () => {
    const { changes } = await accepted(addProject, { title: ' Série Recife ' }, at);
    expect(inserted(changes, 'portfolio-projects')).toMatchObject({
      creatorId: ids.creator,
      title: 'Série Recife',
      description: '',
      link: null,
      images: [],
      place: 4,
    });
  });

  it.each<[string, object, string[]]>([
    ['without a title', { title: '  ' }, ['required /title']],
    ['with a javascript link', { title: 'x', link: 'javascript:alert(1)' }, ['invalid_link /link']],
    ['for another creator', { title: 'x', creatorId: 22 }, ['unrecognized_keys']],
  ])('is rejected %s', async (_, input, why) =>
    expect(await refusedWith(addProject, input, at)).toEqual(why),
  );

  it(`is limited to ${MAX_PROJECTS} per creator`, async () => {
    const full = { ...store, 'portfolio-projects': projects(MAX_PROJECTS) };
    expect(await refusedWith(addProject, { title: 'x' }, { ...at, store: full })).toEqual([
      'too_many_projects',
    ]);
  });

  it.each([
    ['a brand', brandOwner],
    ['support', supporter],
  ])('cannot be added by %s', async (_, actor) => {
    expect(await refusedWith(addProject, { title: 'x' }, { actor, store })).toEqual(['not_found']);
  });
});

describe('a picture of a portfolio project', () => {
  const full = { 'portfolio-projects': [aProject({ images: [1, 2, 3, 4, 5].map(picture) })] };

  it('is added only once and at the end', async () => {
    for (const [image, expected] of [
      [6, [1, 2, 3, 4, 5, 6]],
      [5, [1, 2, 3, 4, 5]],
    ] as const) {
      const input = { id: aProject().id, image: picture(image) };
      const { changes } = await accepted(addImage, input, { actor: theCreator, store: full });
      expect(patchOf(changes, 'portfolio-projects')).toEqual({ images: expected.map(picture) });
    }
  });

  it(`is limited to ${MAX_IMAGES} per project`, async () => {
    const six = { 'portfolio-projects': [aProject({ images: [1, 2, 3, 4, 5, 6].map(picture) })] };
    const input = { id: aProject().id, image: picture(7) };
    expect(await refusedWith(addImage, input, { actor: theCreator, store: six })).toEqual([
      'too_many_images /file',
    ]);
  });

  it('can be removed by the creator or by support, while other pictures stay', async () => {
    for (const actor of [theCreator, supporter]) {
      const input = { id: aProject().id, image: picture(3) };
      const { changes } = await accepted(removeImage, input, { actor, store: full });
      expect(patchOf(changes, 'portfolio-projects')).toEqual({ images: [1, 2, 4, 5].map(picture) });
    }
  });

  it('can be removed only once', async () => {
    const input = { id: aProject().id, image: picture(9) };
    expect(await refusedWith(removeImage, input, { actor: theCreator, store: full })).toEqual([
      'image_gone /image',
    ]);
  });

  it.each([
    ['another creator', otherCreator],
    ['a brand', brandOwner],
    ['finance', financier],
  ])('cannot be changed by %s', async (_, actor) => {
    const id = aProject().id;
    for (const refused of [
      await refusedWith(removeImage, { id, image: picture(1) }, { actor, store: full }),
      await refusedWith(addImage, { id, image: picture(6) }, { actor, store: full }),
    ]) {
      expect(refused).toEqual(['not_found']);
    }
  });
});

describe('the order of portfolio projects', () => {
  it.each<[number, 'before' | 'behind', string[]]>([
    [201, 'before', ['update portfolio-projects 201', 'update portfolio-projects 200']],
    [201, 'behind', ['update portfolio-projects 202', 'update portfolio-projects 201']],
    [200, 'before', []],
    [202, 'behind', []],
  ])('can be changed: project %i moves %s its neighbor', async (id, to, expected) => {
    const { changes } = await accepted(placeProject, { id, to }, at);
    expect(summarize(changes)).toEqual(expected);
  });

  it('has no gaps after a project is removed', async () => {
    const gap = { ...store, 'portfolio-projects': projects(4).filter(({ id }) => id !== 201) };
    const { changes } = await accepted(placeProject, { id: 203, to: 'behind' }, { ...at, store: gap });
    expect(changes).toMatchObject([
      { id: 202, patch: { place: 2 } },
      { id: 203, patch: { place: 3 } },
    ]);
  });

  it('can be changed only by the creator', async () => {
    const input = { id: 201, to: 'before' };
    expect(await refusedWith(placeProject, input, { actor: otherCreator, store })).toEqual(['not_found']);
  });
});
