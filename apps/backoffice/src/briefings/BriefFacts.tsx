import { type BriefField, type FactValue, factsOf, type OptionKey } from '@elenco/core/briefing';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { FactList } from '../kit/Facts';
import { Panel } from '../kit/Panel';
import { useWords, type Words } from '../kit/words';
import { api } from '../providers/data';
import type { Messages } from '../providers/i18n';
import type { RecordOf } from '../resources';

interface Props {
  readonly title: string;
  readonly record: RecordOf<'briefings'>;
  readonly fields: readonly BriefField[];
}

/** What these fields of the brief say, as the brand and its creators read it; nothing where they say nothing. */
export function BriefFacts({ title, record, fields }: Props) {
  const words = useWords();
  const facts = fields.flatMap((field) => factsOf(field, record));
  if (facts.length === 0) return null;
  return (
    <Panel title={title}>
      <FactList
        rows={facts.map(({ label, value }) => ({
          name: words.brief(label),
          value: <FactText value={value} />,
        }))}
      />
    </Panel>
  );
}

/** `goals.awareness` names the set and the value. */
function optionText(words: Words, key: OptionKey): string {
  const [set, value] = key.split('.') as [keyof Messages['options'], string];
  return words.oneOf(set, value);
}

function FactText({ value }: { value: FactValue }) {
  const words = useWords();
  const translate = useTranslate();
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'lines':
      return <Box sx={{ whiteSpace: 'pre-line' }}>{value.text}</Box>;
    case 'options':
      return words.list(value.keys.map((key) => optionText(words, key)));
    case 'number':
      return words.number(value.count);
    case 'days':
      return words.days(value.count);
    case 'followers':
      return words.t('briefing.followers', { count: words.compact(value.count) });
    case 'yes':
      return translate('ra.boolean.true');
    case 'date':
      return words.day(value.on);
    case 'period':
      return `${words.day(value.from)} – ${words.day(value.to)}`;
    case 'money':
      return [value.fromCents, ...(value.toCents === undefined ? [] : [value.toCents])]
        .map((cents) => words.money(cents, value.currency))
        .join(' – ');
    case 'pieces':
      return words.list(
        value.pieces.map(
          ({ channel, format, quantity }) =>
            `${quantity} × ${words.oneOf('formats', format)} (${words.oneOf('channels', channel)})`,
        ),
      );
    case 'links':
      return <Links to={value.links.map(({ title, url }) => [url, title])} />;
    case 'files':
      return <Links to={value.files.map(({ fileId, name }) => [`${api}/files/${fileId}`, name])} />;
  }
}

const Links = ({ to }: { to: readonly (readonly [address: string, text: string])[] }): ReactNode => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {to.map(([address, text]) => (
      <li key={address}>
        <Link href={address} target="_blank" rel="noopener noreferrer nofollow">
          {text}
        </Link>
      </li>
    ))}
  </Box>
);
