import { Link } from '@remix-run/react';
import { Card, Table } from '../ui';
import type { LegalSection } from './load.server';

/** Groups lines into paragraphs and lists of consecutive items. */
function blocksOf(body: readonly string[]): (string | string[])[] {
  const blocks: (string | string[])[] = [];
  for (const line of body) {
    const last = blocks.at(-1);
    if (!line.startsWith('- ')) blocks.push(line);
    else if (Array.isArray(last)) last.push(line.slice(2));
    else blocks.push([line.slice(2)]);
  }
  return blocks;
}

/** Content of one section. */
export function Body({ title, body, link, table }: LegalSection) {
  return (
    <>
      {blocksOf(body).map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <ul key={block[0]}>
            {block.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
      {link && (
        <p>
          <Link to={link.to}>{link.label}</Link>
        </p>
      )}
      {table && (
        <Card flush>
          <Table<readonly string[]>
            caption={title}
            rows={table.rows}
            rowKey={([first = '']) => first}
            empty={null}
            columns={table.head.map((header, n) => ({
              key: header,
              header,
              primary: n === 0,
              long: true,
              cell: (row) => row[n],
            }))}
          />
        </Card>
      )}
    </>
  );
}
