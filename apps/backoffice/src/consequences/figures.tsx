import type { ReactNode } from 'react';
import { Money } from '../kit/FieldValue';
import { ReferenceLink } from '../kit/ReferenceLink';
import type { Words } from '../kit/words';
import type { RecordOf, ResourceName } from '../resources';

/** A labeled fact about a move's effect. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Pagination for lists whose rows are summed. */
export const all = { page: 1, perPage: 1_000 } as const;

/** Hook that returns the facts about a move's effect; empty until they are loaded. */
export type UseFacts<N extends ResourceName> = (record: RecordOf<N>, words: Words) => readonly Fact[];

interface OfCompany {
  readonly companyId: number;
}

interface OfCreator {
  readonly creatorId: number;
}

export const companyOf = ({ companyId }: OfCompany, words: Words): Fact => ({
  name: words.t('consequences.company'),
  value: <ReferenceLink resource="companies" id={companyId} />,
});

export const creatorOf = ({ creatorId }: OfCreator, words: Words): Fact => ({
  name: words.t('consequences.creator'),
  value: <ReferenceLink resource="creators" id={creatorId} />,
});

/** A labeled amount in the record's currency. */
export const amountOf = (
  name: string,
  cents: number,
  { currency }: Pick<RecordOf<'charges'>, 'currency'>,
): Fact => ({ name, value: <Money cents={cents} currency={currency} /> });
