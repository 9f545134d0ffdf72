import { documentTitle } from '@elenco/core/people';
import type { HelpTopic } from '@elenco/locales/helpTerms';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { FollowUpOfRecord } from '../follow-ups/FollowUp';
import { HelpLink } from './HelpLink';
import { Neighbors } from './Neighbors';

interface Props {
  readonly title: string;
  /** Window title without the platform's name; by default the heading. */
  readonly windowTitle?: string;
  readonly parent?: { readonly to: string; readonly label: string };
  /** Topic of the help link beside the heading. */
  readonly help?: HelpTopic;
  /** Picture before the heading. */
  readonly portrait?: ReactNode;
  /** Content beside the heading, such as the status or the age. */
  readonly beside?: ReactNode;
  /** The main amount or metric of the screen. */
  readonly figure?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
}

/** Layout of the actions: in a row, stacked at full width on phones. */
const actionsBox = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1,
  width: { xs: '100%', sm: 'auto' },
  '& > *, & .MuiButton-root': { width: { xs: '100%', sm: 'auto' } },
} as const;

/** Heading of a screen. Also sets the title of the window. */
export function PageHead(props: Props) {
  const { title, windowTitle = title, parent, help, portrait, beside, figure, subtitle, actions } = props;
  useEffect(() => {
    document.title = documentTitle(windowTitle);
  }, [windowTitle]);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
        mb: 2,
      }}
    >
      {portrait}
      <Box sx={{ minWidth: 0, flex: '1 1 420px' }}>
        {parent ? (
          <Link component={RouterLink} to={parent.to} variant="body2" sx={{ color: 'text.secondary' }}>
            {parent.label}
          </Link>
        ) : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {help ? <HelpLink topic={help} name={parent?.label ?? title} /> : null}
          {beside}
        </Box>
        {figure ? (
          <Box sx={{ typography: 'h1', fontSize: 34, '& *': { fontWeight: 'inherit' } }}>{figure}</Box>
        ) : null}
        {subtitle ? (
          <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
            {subtitle}
          </Typography>
        ) : null}
        <FollowUpOfRecord />
      </Box>
      <Neighbors />
      {actions ? <Box sx={actionsBox}>{actions}</Box> : null}
    </Box>
  );
}
