import type { Words } from '../kit/words';
import { isResource, type RecordOf } from '../resources';

type Entry = Pick<RecordOf<'audit'>, 'command' | 'resource' | 'data'>;
type Part = Entry['data'][string] | undefined;

const text = (part: Part) => String(part ?? '');

/** Describes a change in a sentence. The audit log stores only names of fields, states and paths. */
export function changeText(words: Words, { command, resource, data }: Entry): string {
  const known = isResource(resource) ? resource : undefined;
  switch (data.what) {
    case 'update': {
      // Fields of internal tables have no labels.
      if (!known) return words.t('audit.changed');
      const fields = Array.isArray(data.fields) ? data.fields : [];
      return words.t('audit.update', {
        fields: words.list(fields.map((field) => words.field(known, field))),
      });
    }
    case 'move': {
      // A move that keeps the state is described by its command.
      if (data.from === data.to) return words.command(command);
      const state = (part: Part) => (known ? words.status(known, text(part)) : text(part));
      return words.t('audit.move', { from: state(data.from), to: state(data.to) });
    }
    case 'insert':
      return words.t('audit.insert');
    case 'remove':
      return words.t('audit.remove');
    case 'erase':
      return words.t('audit.erase');
    case 'post':
      return words.t('audit.post', { kind: words.oneOf('ledgerEntry', text(data.kind)) });
    case 'emit':
      return words.t('audit.emit', { kind: words.event(text(data.kind)) });
    case 'request':
      return words.t('audit.request', { method: text(data.method), path: text(data.path) });
    default:
      return words.command(command);
  }
}
