import { type FieldName, getFormProps } from '@conform-to/react';
import type { Company } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { AddRow, RemoveRow } from '../forms/RowButtons';
import { readIntents } from '../forms/readIntents';
import { useAnswer } from '../forms/useAnswer';
import { Card, Field, Form, Row, Stack, SubmitButton } from '../ui';
import { AddressFields, type AddressText } from './AddressFields';

type Named = { label: string; address: AddressText };
const blank = { cep: '', street: '', number: '', complement: '', city: '', state: '', country: 'BR' };
const empty: Named = { label: '', address: blank };

/** Form for further addresses of a company: shops, offices, delivery addresses. */
export function AddressesForm({ company, answer }: { company: Company; answer: Answer | undefined }) {
  const { t } = useTranslation('company');
  const [form, fields] = useAnswer<{ addresses: Named[] }>(
    answer?.intent === 'addresses' ? answer : undefined,
    {
      id: 'addresses',
      defaultValue: {
        addresses: company.addresses.map(({ label, ...address }) => ({
          label,
          address: { ...blank, ...address },
        })),
      },
      onValidate: readIntents,
    },
  );
  const rows = fields.addresses.getFieldList();
  return (
    <Card>
      <Form {...getFormProps(form)} preventScrollReset>
        <input type="hidden" name="intent" value="addresses" />
        <input type="hidden" name="version" value={company.version} />
        <Stack>
          <Refused form={form} />
          {rows.length === 0 && <p className="muted">{t('addresses.none')}</p>}
          {rows.map((row, index) => {
            const { label, address } = row.getFieldset();
            return (
              <Stack key={row.key}>
                <Field meta={label} label={t('addresses.label')} hint={t('addresses.labelHint')} />
                <AddressFields meta={address} />
                <div>
                  <RemoveRow
                    intent={form.remove.getButtonProps({ name: String(fields.addresses.name), index })}
                    label={t('addresses.remove')}
                    named={t('addresses.removeNth', { n: index + 1 })}
                  />
                </div>
              </Stack>
            );
          })}
          <Row>
            {rows.length < 10 && (
              <AddRow
                intent={form.insert.getButtonProps({
                  name: fields.addresses.name as FieldName<Named[]>,
                  defaultValue: empty,
                })}
                label={t('addresses.add')}
              />
            )}
            <SubmitButton variant="dark" name="save" value="addresses">
              {t('settings.save')}
            </SubmitButton>
          </Row>
        </Stack>
      </Form>
    </Card>
  );
}
