import { type BriefField, type FactValue, factsOf } from '@elenco/core/hiring';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { factText } from '../kit/briefText';
import { FactList } from '../kit/Facts';
import { Panel } from '../kit/Panel';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { api } from '../providers/data';
import { isHidden, type RecordOf } from '../resources';

interface Props {
  readonly title: string;
  readonly record: RecordOf<'briefings'>;
  readonly fields: readonly BriefField[];
}

/**
 * The given fields of a brief as brands and creators see them. Renders nothing if all of these fields are
 * empty or hidden from the actor.
 */
export function BriefFacts({ title, record, fields }: Props) {
  const words = useWords();
  const actor = useActor();
  const shown = fields.filter((field) => !isHidden(actor, 'briefings', field));
  const facts = shown.flatMap((field) => factsOf(field, record));
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

function FactText({ value }: { value: FactValue }) {
  const words = useWords();
  switch (value.kind) {
    case 'lines':
      return <Box sx={{ whiteSpace: 'pre-line' }}>{value.text}</Box>;
    case 'links':
      return <Links to={value.links.map(({ title, url }) => [url, title])} />;
    case 'files':
      return <Links to={value.files.map(({ fileId, name }) => [`${api}/files/${fileId}`, name])} />;
    default:
      return factText(value, words);
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
