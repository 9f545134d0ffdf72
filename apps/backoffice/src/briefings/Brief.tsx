import { splitFee } from '@elenco/core/kit';
import { photoPath } from '@elenco/core/people';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AssigneePanel } from '../assignments/AssigneePanel';
import { FactList } from '../kit/Facts';
import { Money } from '../kit/FieldValue';
import { History } from '../kit/History';
import { Columns, Panel } from '../kit/Panel';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { Colleagues } from '../notes/Colleagues';
import { isHidden, mayReadSome, type RecordOf } from '../resources';
import { BriefFacts } from './BriefFacts';
import { RequestedCreators } from './RequestedCreators';

/** The whole brief and its history. */
export function Brief({ record }: { record: RecordOf<'briefings'> }) {
  const words = useWords();
  const actor = useActor();
  return (
    <Columns
      main={
        <>
          {record.picture ? (
            <Box
              component="img"
              src={photoPath(record.picture)}
              alt=""
              sx={{ maxWidth: '100%', maxHeight: 240, borderRadius: 1 }}
            />
          ) : null}
          <BriefFacts
            title={words.t('briefing.what')}
            record={record}
            fields={[
              'kind',
              'brand',
              'product',
              'description',
              'audience',
              'goals',
              'message',
              'services',
              'publicText',
            ]}
          />
          <BriefFacts
            title={words.t('briefing.who')}
            record={record}
            fields={[
              'sought',
              'skill',
              'tags',
              'creatorsWanted',
              'creatorProfile',
              'work',
              'demographics',
              'channels',
            ]}
          />
          {isHidden(actor, 'briefings', 'wished') ? null : <RequestedCreators ids={record.wished} />}
          <BriefFacts
            title={words.field('briefings', 'wanted')}
            record={record}
            fields={['wanted', 'review']}
          />
          <BriefFacts
            title={words.t('briefing.rules')}
            record={record}
            fields={[
              'startsOn',
              'publishesOn',
              'frequency',
              'dos',
              'donts',
              'contentRules',
              'links',
              'attachments',
            ]}
          />
          <BriefFacts title={words.t('briefing.rights')} record={record} fields={['rights', 'exclusivity']} />
        </>
      }
      aside={
        <>
          {isHidden(actor, 'briefings', 'budgetCents') ? null : <Budget record={record} />}
          {mayReadSome(actor, 'assignments') ? <AssigneePanel briefingId={record.id} /> : null}
          <Colleagues about={{ briefingId: record.id }} />
          <Panel title={words.t('kit.history')}>
            <History resource="briefings" id={record.id} />
          </Panel>
        </>
      }
    />
  );
}

/** The brand's budget, and the amount that remains for creators after the fee. */
function Budget({ record }: { record: RecordOf<'briefings'> }) {
  const words = useWords();
  const { budgetCents, currency, feeBp } = record;
  const split = budgetCents !== null && feeBp !== null ? splitFee(budgetCents, feeBp) : undefined;
  return (
    <Panel title={words.field('briefings', 'budgetCents')}>
      <Typography variant="h1" component="p" sx={{ whiteSpace: 'nowrap', mb: split ? 2 : 0 }}>
        {budgetCents === null ? '–' : words.money(budgetCents, currency)}
      </Typography>
      {split && feeBp !== null ? (
        <FactList
          rows={[
            {
              name: words.t('briefing.fee', { rate: words.rate(feeBp) }),
              value: <Money cents={split.feeCents} currency={currency} />,
            },
            {
              name: words.t('briefing.forCreators'),
              value: <Money cents={split.creatorCents} currency={currency} />,
            },
          ]}
        />
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {words.t('briefing.feeLater')}
        </Typography>
      )}
    </Panel>
  );
}
