import { describe, expect, it } from 'vitest';
import {
  accepted,
  aProject,
  brandOwner,
  ids,
  otherCreator,
  patchOf,
  refusedWith,
  supporter,
  theCreator,
} from '../../testing';
import { addVideo, removeVideo } from './commands';
import { MAX_VIDEO_BYTES, MAX_VIDEOS } from './portfolio';

const { id } = aProject();
const picture = (n: number) => String(n).padStart(64, '0');
const page = (n: number) => `https://vimeo.com/1000000${n}`;
const onVimeo = (n: number) => ({ link: page(n), fileId: null, still: null });
const aFile = (given: object) => ({
  id: 5,
  ownerId: ids.creatorUser,
  companyId: null,
  creatorId: ids.creator,
  name: 'obra.mp4',
  mime: 'video/mp4',
  sha256: picture(5),
  size: 1_000,
  ...given,
});
const files = [
  aFile({}),
  aFile({ id: 6, creatorId: 22 }),
  aFile({ id: 7, mime: 'image/jpeg' }),
  aFile({ id: 8, size: MAX_VIDEO_BYTES + 1 }),
];
const store = (videos: object[] = []) => ({
  'portfolio-projects': [aProject({ videos: videos as ReturnType<typeof aProject>['videos'] })],
  files,
});
const at = (videos?: object[]) => ({ actor: theCreator, store: store(videos) });
const videosAfter = async (input: object, before?: object[]) =>
  patchOf((await accepted(addVideo, { id, ...input }, at(before))).changes, 'portfolio-projects');

describe('a video of a portfolio project', () => {
  it('is stored with the full URL of its page, even if a short URL was entered', async () => {
    expect(await videosAfter({ link: 'youtu.be/dQw4w9WgXcQ?si=1', still: picture(1) })).toEqual({
      videos: [{ link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', fileId: null, still: picture(1) }],
    });
  });

  it('can be an uploaded file', async () => {
    expect(await videosAfter({ fileId: 5, still: picture(2) }, [onVimeo(1)])).toEqual({
      videos: [onVimeo(1), { link: null, fileId: 5, still: picture(2) }],
    });
  });

  it('keeps its thumbnail and is not duplicated if it is added again', async () => {
    const before = { ...onVimeo(1), still: picture(1) };
    expect(await videosAfter({ link: page(1) }, [before])).toEqual({ videos: [before] });
  });

  it('returns to its position if its removal is undone', async () => {
    expect(await videosAfter({ link: page(1), at: 0 }, [onVimeo(2)])).toEqual({
      videos: [onVimeo(1), onVimeo(2)],
    });
  });

  it.each<[string, object, string[]]>([
    ['neither URL nor file', {}, ['unknown_video /link']],
    ['both URL and file', { link: page(1), fileId: 5 }, ['unknown_video /link']],
    ['a URL that does not lead to a video', { link: 'https://example.com/a' }, ['unknown_video /link']],
    ['a URL that is not a web page', { link: 'javascript:alert(1)' }, ['invalid_link /link']],
    ['the file of another creator', { fileId: 6 }, ['unknown_file /fileId']],
    ['a picture', { fileId: 7 }, ['no_video /fileId']],
    ['a file that is too large', { fileId: 8 }, ['too_large_video /fileId']],
  ])('is refused: %s', async (_, input, why) =>
    expect(await refusedWith(addVideo, { id, ...input }, at())).toEqual(why),
  );

  it(`is limited to ${MAX_VIDEOS} per project`, async () => {
    const full = [1, 2, 3, 4].map(onVimeo);
    expect(await refusedWith(addVideo, { id, link: page(5) }, at(full))).toEqual(['too_many_videos /link']);
  });

  it.each([
    ['another creator', otherCreator],
    ['a brand', brandOwner],
    ['support', supporter],
  ])('cannot be added by %s', async (_, actor) => {
    expect(await refusedWith(addVideo, { id, link: page(1) }, { actor, store: store() })).toEqual([
      'not_found',
    ]);
  });

  it('can be removed only by the creator or support, and only once', async () => {
    const input = { id, link: page(1) };
    for (const actor of [theCreator, supporter]) {
      const { changes } = await accepted(removeVideo, input, { actor, store: store([1, 2].map(onVimeo)) });
      expect(patchOf(changes, 'portfolio-projects')).toEqual({ videos: [onVimeo(2)] });
    }
    expect(await refusedWith(removeVideo, input, at())).toEqual(['video_gone /link']);
    const others = { actor: otherCreator, store: store([onVimeo(1)]) };
    expect(await refusedWith(removeVideo, input, others)).toEqual(['not_found']);
  });
});
