import type { OwnRows } from '@elenco/db';
import enFields from '@elenco/locales/en/fields.json';
import enResources from '@elenco/locales/en/resources.json';
import ptFields from '@elenco/locales/pt/fields.json';
import ptResources from '@elenco/locales/pt/resources.json';
import { say } from '../words';

const texts = { pt: ptResources, en: enResources };
const shared: Record<Locale, Readonly<Record<string, string>>> = { pt: ptFields, en: enFields };
type Locale = keyof typeof texts;
type Named = Readonly<
  Record<string, { name?: string; fields?: Readonly<Record<string, string>> } | undefined>
>;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const camel = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Returns the plural name of a table. It comes from the texts of the table's resource or, if the table has no
 * resource, from the texts of exports.
 */
export function titleOf(table: string, locale: Locale): string {
  const name = (texts[locale] as Named)[table.replaceAll('_', '-')]?.name?.split(' |||| ').at(-1);
  return name ?? say(locale, 'export', `tables.${table}`);
}

function labelOf(table: string, column: string, locale: Locale): string {
  const own = (texts[locale] as Named)[table.replaceAll('_', '-')];
  const fields = own && { ...shared[locale], ...own.fields };
  return fields?.[camel(column)] ?? column.replaceAll('_', ' ');
}

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const style = `body{max-width:1200px;margin:32px auto;padding:0 20px;font:16px/1.5 system-ui,sans-serif;color:#1a1511;background:#faf6ef}
h1,h2{letter-spacing:-.02em}section{overflow-x:auto;margin:40px 0}table{border-collapse:collapse;background:#fff;font-size:14px}
th,td{padding:8px 12px;border:1px solid #e4dacb;text-align:left;vertical-align:top;max-width:420px;overflow-wrap:anywhere}
th{background:#f2ebdf}pre{white-space:pre-wrap}a{color:#b53015}`;

/** An HTML page that can be read offline and without other programs. */
export class Overview {
  readonly #parts: string[] = [];
  readonly #contents: string[] = [];

  constructor(
    private readonly locale: Locale,
    private readonly about: { readonly name: string; readonly at: string },
  ) {}

  add({ table, rows }: OwnRows): void {
    const columns = Object.keys(rows[0] ?? {});
    const title = escaped(titleOf(table, this.locale));
    const head = columns.map(
      (column) => `<th scope="col">${escaped(labelOf(table, column, this.locale))}</th>`,
    );
    const body = rows.map(
      (row) => `<tr>${columns.map((column) => `<td>${escaped(shown(row[column]))}</td>`).join('')}</tr>`,
    );
    this.#contents.push(`<li><a href="#${table}">${title}</a> (${rows.length})</li>`);
    this.#parts.push(
      `<section id="${table}"><h2>${title}</h2><p><a href="data/${table}.json">data/${table}.json</a></p><table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></section>`,
    );
  }

  html(): string {
    const words = (part: 'title' | 'subtitle' | 'files') =>
      escaped(say(this.locale, 'export', `overview.${part}`, this.about));
    return `<!doctype html>
<html lang="${this.locale === 'pt' ? 'pt-BR' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words('title')}</title><style>${style}</style></head>
<body><h1>${words('title')}</h1><p>${words('subtitle')}</p><p>${words('files')}</p><ul>${this.#contents.join('')}</ul>
${this.#parts.join('\n')}</body></html>
`;
  }
}
