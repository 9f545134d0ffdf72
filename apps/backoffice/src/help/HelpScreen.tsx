import { helpFigures } from '@elenco/core/operations';
import { type HelpAudience, helpAddress, helpFor } from '@elenco/core/people';
import type { Setting } from '@elenco/core/platform';
import type texts from '@elenco/locales/pt/help.json';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { LinkTabs } from '../kit/LinkTabs';
import { PageHead } from '../kit/PageHead';
import { today } from '../kit/today';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { NotFound } from '../shell/NotFound';

/** Loads the help texts, which only this screen needs. */
const load = {
  pt: async () => (await import('@elenco/locales/pt/help.json')).default,
  en: async () => (await import('@elenco/locales/en/help.json')).default,
};

type Terms = Readonly<Record<string, { readonly title: string; readonly text: string }>>;

/**
 * Screen that explains the terms for one audience with the same texts as the portal's help page. Each term
 * has an anchor.
 */
export function HelpScreen() {
  const words = useWords();
  const pages = helpFor(useActor());
  const audience = useParams().audience as HelpAudience;
  const label = (page: HelpAudience) => words.t(`shell.helpFor.${page}`);
  if (!pages.includes(audience)) return <NotFound />;
  return (
    <>
      <PageHead title={label(audience)} />
      <LinkTabs
        label={words.t('shell.help')}
        tabs={pages.map((page) => ({ to: helpAddress(page), label: label(page) }))}
      />
      <TermList audience={audience} />
    </>
  );
}

function TermList({ audience }: { audience: HelpAudience }) {
  const words = useWords();
  const { data: help, error } = useQuery<typeof texts>({
    queryKey: ['help', words.locale],
    queryFn: load[words.locale],
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data: settings } = useGetList<Setting>('settings', {
    pagination: { page: 1, perPage: 1_000 },
    sort: { field: 'id', order: 'ASC' },
  });
  const isReady = help !== undefined && settings !== undefined;
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isReady, hash]);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!isReady) return <Skeleton variant="rounded" height={320} />;
  const figures = helpFigures(settings, today(), words.locale, words);
  return (
    <Box sx={{ maxWidth: 720 }}>
      {Object.entries(help.terms[audience] as Terms).map(([anchor, { title, text }]) => (
        <Box
          key={anchor}
          id={anchor}
          component="section"
          sx={{
            py: 1.5,
            px: 1,
            borderRadius: 1,
            scrollMarginTop: 56,
            '&:target': { bgcolor: 'background.sunken' },
          }}
        >
          <Typography variant="h2" gutterBottom>
            {title}
          </Typography>
          <Typography>{text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => figures[name] ?? '')}</Typography>
        </Box>
      ))}
    </Box>
  );
}
