import type { FormMetadata } from '@conform-to/react';
import { asksPicture, type BriefField, fieldsIn } from '@elenco/core/hiring';
import { channels as allChannels } from '@elenco/core/people';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../adapters/form.server';
import { Disclosure, Stack } from '../ui';
import { AttachmentRows } from './AttachmentRows';
import {
  ChannelsField,
  currencyOf,
  DescriptionField,
  type Draft,
  type DraftFields,
  GoalsField,
  isLine,
  PeriodFields,
  ServicesField,
  SkillFields,
  TextAreaField,
  TextLineField,
} from './fields';
import { LinkRows } from './LinkRows';
import { PictureField } from './PictureField';
import {
  ContentRulesPart,
  CreatorProfilePart,
  DemographicsPart,
  ExclusivityPart,
  PublicTextPart,
  ReviewPart,
  RightsPart,
} from './parts';
import { WantedRows } from './WantedRows';
import type { Wizard } from './WizardStep';
import { WorkPart } from './WorkPart';

export interface StepProps {
  readonly wizard: Wizard;
  readonly form: FormMetadata<Draft, Refusal[]>;
  readonly fields: DraftFields;
}

/**
 * Component of each field that is not a single-line text input. A field that belongs to a different field is
 * rendered with that field.
 */
const inputs: { readonly [F in BriefField]?: (props: StepProps) => ReactNode } = {
  description: ({ fields, wizard }) => <DescriptionField fields={fields} kind={wizard.kind} />,
  startsOn: ({ fields, wizard }) => <PeriodFields fields={fields} kind={wizard.kind} />,
  goals: ({ fields }) => <GoalsField fields={fields} />,
  services: ({ fields }) => <ServicesField fields={fields} />,
  demographics: ({ fields, wizard }) => (
    <FoldedOnShortForm wizard={wizard} summary="audience" open={!fields.demographics.valid}>
      <DemographicsPart fields={fields} />
    </FoldedOnShortForm>
  ),
  skill: ({ fields, wizard }) => (
    <SkillFields
      fields={fields}
      kind={wizard.kind}
      tags={fieldsIn(wizard.kind, wizard.step).includes('tags')}
    />
  ),
  sought: ({ fields }) => <TextAreaField fields={fields} field="sought" />,
  creatorProfile: ({ fields, wizard }) => (
    <FoldedOnShortForm wizard={wizard} summary="creators" open={!fields.creatorProfile.valid}>
      <CreatorProfilePart fields={fields} />
    </FoldedOnShortForm>
  ),
  channels: ({ fields }) => <ChannelsField fields={fields} />,
  wanted: ({ fields, form, wizard }) => (
    <WantedRows
      form={form}
      meta={fields.wanted}
      channels={
        wizard.kind === 'silent_squad' || wizard.step === 'essentials'
          ? allChannels
          : (wizard.row?.channels ?? [])
      }
    />
  ),
  review: ({ fields }) => <ReviewPart fields={fields} />,
  rights: ({ fields }) => <RightsPart fields={fields} />,
  exclusivity: ({ fields }) => <ExclusivityPart fields={fields} />,
  links: ({ fields, form }) => <LinkRows form={form} meta={fields.links} />,
  attachments: ({ fields, form }) => <AttachmentRows form={form} fields={fields} />,
  dos: ({ fields }) => <TextAreaField fields={fields} field="dos" />,
  donts: ({ fields }) => <TextAreaField fields={fields} field="donts" />,
  contentRules: ({ fields }) => <ContentRulesPart fields={fields} />,
  work: ({ fields }) => <WorkPart fields={fields} />,
  publicText: ({ fields, wizard }) => <PublicTextPart fields={fields} currency={currencyOf(wizard.row)} />,
};

/** Optional fields that take little space on the short form until the brand opens them. */
function FoldedOnShortForm({
  wizard: { step },
  summary,
  open,
  children,
}: Pick<StepProps, 'wizard'> & {
  summary: 'audience' | 'creators';
  /** True if a field was refused. */
  open: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('brief');
  if (step !== 'essentials') return children;
  return (
    <Disclosure summary={t(`groups.${summary}`)} open={open}>
      <Stack>{children}</Stack>
    </Disclosure>
  );
}

/** All inputs of a step, in the order that core declares. */
export function StepFields(props: StepProps) {
  const { kind, step } = props.wizard;
  return (
    <>
      {fieldsIn(kind, step).map((field) => (
        <Fragment key={field}>
          {isLine(field) ? <TextLineField fields={props.fields} field={field} /> : inputs[field]?.(props)}
        </Fragment>
      ))}
      {asksPicture(kind, step) && (
        <PictureField fields={props.fields} picture={props.wizard.row?.picture ?? null} kind={kind} />
      )}
    </>
  );
}
