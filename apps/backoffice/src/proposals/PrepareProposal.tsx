import { channels, formats } from '@elenco/core/people';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Form, ResourceContextProvider, useGetOne } from 'ra-core';
import { useState } from 'react';
import { ArrayInput, BooleanInput, required, SelectInput, SimpleFormIterator, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '../addresses';
import { WarnUnsaved } from '../kit/DialogForm';
import { MoneyInput, WholeInput } from '../kit/inputs';
import { PageHead } from '../kit/PageHead';
import { Panel } from '../kit/Panel';
import { ResourceShow } from '../kit/ResourceShow';
import { refusalOf } from '../kit/refusal';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

export function PrepareProposal() {
  return <ResourceShow resource="proposals">{(record) => <Loaded record={record} />}</ResourceShow>;
}

function Loaded({ record }: { record: RecordOf<'proposals'> }) {
  const { data: briefing } = useGetOne<RecordOf<'briefings'>>('briefings', { id: record.briefingId });
  const { data: creator } = useGetOne<RecordOf<'creators'>>('creators', { id: record.creatorId });
  return briefing && creator ? <Screen record={record} briefing={briefing} name={creator.name} /> : null;
}

const takesDraft: readonly string[] = ['received', 'pending', 'countered'];

interface Props {
  readonly record: RecordOf<'proposals'>;
  readonly briefing: RecordOf<'briefings'>;
  readonly name: string;
}

/**
 * Form in which staff write a proposal for a creator. The result is a draft that only the creator can send.
 */
function Screen({ record, briefing, name }: Props) {
  const words = useWords();
  const navigate = useNavigate();
  const { run, pending } = useRun('proposals.prepareFor');
  const [whole, setWhole] = useState<string>();
  const asked = briefing.channels.length > 0 ? briefing.channels : channels;
  const choices = (family: 'channels' | 'formats', values: readonly string[]) =>
    values.map((value) => ({ id: value, name: words.oneOf(family, value) }));
  const send = async ({ lines, message, availableInPeriod }: FieldValues) => {
    setWhole(undefined);
    try {
      const input = {
        id: record.id,
        version: record.version,
        lines,
        message: message ?? '',
        availableInPeriod,
      };
      await run(input, words.t('prepare.done'));
      navigate(addressOf('proposals', record.id));
      return;
    } catch (error) {
      const refusal = refusalOf(error, ['lines', 'message', 'availableInPeriod']);
      setWhole(refusal.whole);
      return refusal.fields;
    }
  };
  const open = takesDraft.includes(record.status);
  return (
    <>
      <PageHead
        title={words.t('prepare.title', { name })}
        parent={{
          to: addressOf('proposals', record.id),
          label: `${words.name('proposals')} #${record.id}`,
        }}
        subtitle={briefing.title}
      />
      {open ? (
        <Panel title={words.t('prepare.lines')}>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {words.t('prepare.hint')}
          </Typography>
          <Form
            noValidate
            record={{} as never}
            defaultValues={{
              lines: briefing.wanted.map((one) => ({ ...one, pricing: 'total', amountCents: '' })),
              message: '',
              availableInPeriod: true,
            }}
            onSubmit={send}
            warnWhenUnsavedChanges
            WarnWhenUnsavedChangesComponent={WarnUnsaved}
            disableInvalidFormNotification
          >
            {whole ? <Alert severity="error">{whole}</Alert> : null}
            <ResourceContextProvider value="proposals">
              <ArrayInput source="lines" label={words.t('prepare.lines')}>
                <SimpleFormIterator
                  inline
                  disableReordering
                  disableClear
                  sx={{ '& .MuiFormControl-root': { my: 1 } }}
                >
                  <SelectInput
                    helperText={false}
                    source="channel"
                    validate={required()}
                    label={words.field('deliverables', 'channel')}
                    choices={choices('channels', asked)}
                  />
                  <SelectInput
                    helperText={false}
                    source="format"
                    validate={required()}
                    label={words.field('deliverables', 'format')}
                    choices={choices('formats', formats)}
                  />
                  <WholeInput source="quantity" label={words.t('prepare.quantity')} />
                  <SelectInput
                    helperText={false}
                    source="pricing"
                    validate={required()}
                    label={words.t('prepare.pricing')}
                    choices={(['total', 'per_post'] as const).map((value) => ({
                      id: value,
                      name: words.t(`prepare.${value}`),
                    }))}
                  />
                  <MoneyInput source="amountCents" label={words.t('prepare.amount')} />
                </SimpleFormIterator>
              </ArrayInput>
            </ResourceContextProvider>
            <TextInput
              source="message"
              label={words.field('proposals', 'message')}
              multiline
              minRows={3}
              fullWidth
            />
            <BooleanInput source="availableInPeriod" label={words.t('prepare.available')} />
            <Button type="submit" variant="contained" disabled={pending}>
              {words.t('prepare.send')}
            </Button>
          </Form>
        </Panel>
      ) : (
        <Alert severity="info">{words.t('prepare.closed')}</Alert>
      )}
    </>
  );
}
