import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { hasDuty } from '../kit/access';
import { HelpLink } from '../kit/HelpLink';
import { Panel } from '../kit/Panel';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import type { RecordOf } from '../resources';

/**
 * Shows whether the user has a second factor, and how support helps a user who has lost the device: the user
 * proves their identity, and an operator resets the second factor. The panel has no button for the reset, so
 * that a single deceived or dishonest staff member cannot open an account. Rendered only for staff with the
 * support duty.
 */
export function SecondFactor({ person }: { person: RecordOf<'users'> }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const may = hasDuty(useActor(), 'support');
  const { data: factor } = useQuery({
    queryKey: ['users', 'secondFactor', person.id],
    queryFn: () => data.secondFactor(person.id),
    enabled: may,
  });
  if (!may || factor === undefined) return null;
  const steps = ['address', 'password', person.staff ? 'staff' : 'facts', 'operator'] as const;
  return (
    <Panel
      title={words.t('secondFactor.title')}
      actions={<HelpLink topic={['support', 'second-factor']} name={words.t('secondFactor.title')} />}
    >
      {factor === null ? (
        <Typography color="textSecondary">{words.t('secondFactor.off')}</Typography>
      ) : (
        <>
          <Typography>
            {words.t('secondFactor.on', {
              day: words.day(factor.turnedOnAt),
              smart_count: factor.codesLeft,
              count: words.number(factor.codesLeft),
            })}
          </Typography>
          <Typography variant="h3" sx={{ mt: 2 }}>
            {words.t('secondFactor.lost')}
          </Typography>
          <Box component="ol" sx={{ pl: 2.5, my: 0.5, typography: 'body2' }}>
            {steps.map((step) => (
              <li key={step}>{words.t(`secondFactor.steps.${step}`)}</li>
            ))}
          </Box>
          <Typography variant="body2" color="textSecondary">
            {words.t('secondFactor.noButton')}
          </Typography>
        </>
      )}
    </Panel>
  );
}
