import { helpAddress, helpFor } from '@elenco/core/people';
import type { HelpTopic } from '@elenco/locales/helpTerms';
import IconButton from '@mui/material/IconButton';
import { useActor } from './useActor';
import { useWords } from './words';

interface Props {
  readonly topic: HelpTopic;
  /** The term as the screen names it. */
  readonly name: string;
}

/**
 * Link "?" beside a term. Opens the term's explanation in a new tab. Renders nothing for staff who may not
 * open the help page.
 */
export function HelpLink({ topic: [audience, term], name }: Props) {
  const words = useWords();
  if (!helpFor(useActor()).includes(audience)) return null;
  const label = words.t('kit.helpAbout', { term: name });
  return (
    <IconButton
      component="a"
      href={`/dashboard/admin${helpAddress(audience, term)}`}
      target="_blank"
      rel="noopener"
      size="small"
      aria-label={label}
      title={label}
      sx={{
        width: 24,
        height: 24,
        border: 1,
        borderColor: 'divider',
        typography: 'caption',
        fontWeight: 600,
        '@media print': { display: 'none' },
      }}
    >
      <span aria-hidden="true">?</span>
    </IconButton>
  );
}
