import { z } from 'zod';
import { accept, refuse, update } from '../../../kit';
import { defineCommand, id } from '../../../people';
import { importers, imports, isCancelled, mayBeCancelled } from '../import';

/**
 * Cancels the rest of an import. The worker finishes its current batch; what was read stays searchable, with
 * its report of refused lines. A repeated call has no further effect. Uploading the same file again continues
 * the import. Refuses `import_read` if everything has been read.
 */
export const cancelImport = defineCommand({
  name: 'imports.cancel',
  rest: 'Cancels the import of a profile file',
  input: z.strictObject({ id }),
  load: (find, input) => find.forUpdate(imports, input.id, importers),
  decide({ rows: file }) {
    if (isCancelled(file)) return accept([], { id: file.id });
    if (!mayBeCancelled(file)) return refuse('import_read');
    return accept([update(imports, file.id, { phase: 'cancelling' })], { id: file.id });
  },
});
