const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: ' ',
};

/** Returns the visible text of a page on one line, without tags, scripts and styles. */
export function shownText(html: string): string {
  return html
    .replace(/<(script|style|template|head)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
}

/**
 * Returns the texts in the cells of the table with this caption: one list per row, including the row of
 * totals.
 */
export function shownRows(html: string, caption: string): string[][] {
  const table = (html.match(/<table\b[\s\S]*?<\/table>/g) ?? []).find((one) =>
    shownText(one.slice(0, one.indexOf('</caption>'))).endsWith(caption),
  );
  const rows = table?.split('<tr').slice(2) ?? [];
  return rows.map((row) => (row.match(/<td\b[\s\S]*?<\/td>/g) ?? []).map(shownText));
}

const money = /([−-] ?)?R\$ ?([\d.]+),(\d\d)/;

/** Returns the amount in a text, in minor units; null if it contains none. */
export function centsIn(text: string): number | null {
  const [, minus, whole = '', cents = ''] = money.exec(text) ?? [];
  return whole === '' ? null : Number(`${minus ? '-' : ''}${whole.replaceAll('.', '')}${cents}`);
}

/** Returns the amount after a label that follows a heading, in minor units; null if there is none. */
export function centsAfter(text: string, heading: string, label: string): number | null {
  const from = text.indexOf(heading);
  const at = text.indexOf(label, from + heading.length);
  return from < 0 || at < 0 ? null : centsIn(text.slice(at + label.length));
}
