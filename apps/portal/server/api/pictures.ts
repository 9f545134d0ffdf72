import { editors } from '@elenco/core/growth';
import { MAX_FILE_BYTES } from '@elenco/core/kit';
import { requireAccess } from '@elenco/core/people';
import { z } from 'zod';
import { keepPicture } from '../files/photos';
import { fileOf } from './request';
import type { Route } from './route';

const kept = z.object({ name: z.string(), width: z.int(), height: z.int() });

/** Routes for pictures of public pages. A picture is public as soon as a published content shows it. */
export const pictureRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/pictures',
    source: 'pictures',
    about: 'contents',
    summary: 'Stores a picture for the public pages: JPEG, PNG or WebP, at most 5 MB',
    body: { form: { file: 'the picture' } },
    largestBody: MAX_FILE_BYTES + 100_000,
    answer: { status: 201, what: 'its name and its size in pixels', schema: kept },
    async handle(c, { settings }) {
      requireAccess(c.get('actor'), editors);
      return c.json(await keepPicture(await fileOf(c), settings), 201);
    },
  },
];
