import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from './types';

/** What was uploaded; the bytes lie in the file store under their SHA-256. */
export const StoredFile = defineEntity({
  name: 'StoredFile',
  tableName: 'files',
  properties: {
    id: id(),
    name: p.text(),
    mime: p.text(),
    size: p.integer(),
    sha256: p.text(),
    ownerId: p.integer(),
    companyId: p.integer().nullable(),
    creatorId: p.integer().nullable(),
    /** Of a video: the frame that stands for it. */
    posterId: p.integer().nullable(),
    /** The upload that it came whole from. */
    uploadId: p.text().nullable(),
    createdAt: instant(),
  },
});
