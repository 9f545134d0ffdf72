import type { Currency } from '@elenco/core/kit';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  declarationOf,
  type RecordOf,
  type ResourceName,
  type ResourceWithFlow,
  type SourceOf,
} from '../resources';
import { currencyOf } from './currencyOf';
import { FileLink } from './FileLink';
import { marked } from './marked';
import { kindOf, referenceOf } from './options';
import { ReferenceLink } from './ReferenceLink';
import { StatusChip } from './StatusChip';
import { useWords, type Words } from './words';

interface Props<N extends ResourceName> {
  readonly resource: N;
  readonly record: RecordOf<N>;
  readonly source: SourceOf<N>;
}

// Plain styles, since a table has hundreds of cells and `sx` would be evaluated for each.
const oneLine = { whiteSpace: 'nowrap' } as const;
const inLines = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
const amount = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', fontWeight: 600 } as const;

/** Displays a field of a record; a dash if it is empty. */
export function FieldValue<N extends ResourceName>({ resource, record, source }: Props<N>) {
  const words = useWords();
  const value: unknown = record[source];
  if (isEmpty(value)) return <Unknown />;
  return <>{render(words, resource, source, value, record)}</>;
}

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Dash for a missing value. */
export function Unknown() {
  const words = useWords();
  return (
    <span role="img" aria-label={words.t('kit.unknown')}>
      –
    </span>
  );
}

function render(
  words: Words,
  resource: ResourceName,
  source: string,
  value: unknown,
  record: object,
): ReactNode {
  switch (kindOf(declarationOf(resource), source)) {
    case 'status':
      return <StatusChip resource={resource as ResourceWithFlow} status={String(value)} />;
    case 'money':
      return <Money cents={Number(value)} currency={currencyOf(resource, record)} />;
    case 'rate':
      return words.rate(Number(value));
    case 'reference':
      return <ReferenceLink resource={referenceOf(source) as ResourceName} id={Number(value)} />;
    case 'resource':
      return words.table(String(value));
    case 'file':
      return <FileLink id={Number(value)} />;
    case 'day':
      return (
        <time dateTime={String(value)} style={oneLine}>
          {words.day(String(value))}
        </time>
      );
    case 'instant':
      return (
        <time dateTime={String(value)} style={oneLine}>
          {words.moment(String(value))}
        </time>
      );
    case 'option':
      return words.option(resource, source, String(value));
    case 'options':
      return words.list(
        (value as readonly unknown[]).map((each) => words.option(resource, source, String(each))),
      );
    case 'boolean':
      return words.t(value === true ? 'kit.yes' : 'kit.no');
    case 'number':
      return words.number(Number(value));
    case 'link':
      return (
        <Link
          href={String(value)}
          target="_blank"
          rel="noopener noreferrer"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {String(value)}
        </Link>
      );
    case 'country':
      return words.country(String(value));
    case 'text':
      return <span style={inLines}>{marked(source, String(value))}</span>;
  }
}

interface MoneyProps {
  readonly cents: number;
  /** Total amount, if `cents` is what remains of it. Shown only if the two differ. */
  readonly ofCents?: number;
  readonly currency: Currency;
}

/** An amount without line breaks. */
export function Money({ cents, ofCents = cents, currency }: MoneyProps) {
  const words = useWords();
  return (
    <>
      <span style={amount}>{words.money(cents, currency)}</span>
      {ofCents === cents ? null : (
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block', whiteSpace: 'nowrap' }}
        >
          {words.t('kit.ofTotal', { total: words.money(ofCents, currency) })}
        </Typography>
      )}
    </>
  );
}
