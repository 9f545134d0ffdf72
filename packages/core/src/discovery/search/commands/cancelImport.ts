import { z } from 'zod';
import { accept, refuse, update } from '../../../kit';
import { defineCommand, id } from '../../../people';
import { importers, imports, isCancelled, mayBeCancelled } from '../import';

/**
 * Nobody wants the rest of a file: the worker ends the batch that it keeps, what was read stays and is found, and the
 * report of refused lines stays with it. Of two who press at once the second finds it done. The same file, given
 * again, goes on where it was. Refuses `import_read` where there is nothing more to read.
 */
export const cancelImport = defineCommand({
  name: 'imports.cancel',
  rest: true,
  input: z.strictObject({ id }),
  load: (find, input) => find.forUpdate(imports, input.id, importers),
  decide({ rows: file }) {
    if (isCancelled(file)) return accept([], { id: file.id });
    if (!mayBeCancelled(file)) return refuse('import_read');
    return accept([update(imports, file.id, { phase: 'cancelling' })], { id: file.id });
  },
});
