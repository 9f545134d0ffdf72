import { z } from 'zod';
import { instant } from '../../people';

/** Days for which an archive can be downloaded. The link in its e-mail is valid for the same time. */
export const EXPORT_DAYS = 7;

/** An archive of a user's data: `gone` once its link has expired. */
export const dataExport = z.object({
  id: z.int(),
  state: z.enum(['making', 'ready', 'failed', 'gone']),
  askedAt: instant,
  expiresAt: instant.nullable(),
  /** Size of the archive in bytes; null until it exists. */
  size: z.int().nullable(),
});
export type DataExport = z.output<typeof dataExport>;

/** What an archive of a user's data would contain now, and the archives that were requested. */
export const exportPreview = z.object({
  /** Number of rows by table, with the name of the table; tables without rows are left out. */
  tables: z.array(z.object({ table: z.string(), title: z.string(), count: z.int() })),
  exports: z.array(dataExport),
});
export type ExportPreview = z.output<typeof exportPreview>;
