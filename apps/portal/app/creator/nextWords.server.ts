import {
  type CreatorStep,
  type nextStep,
  queueOf,
  subjectOf,
  type ToDo,
  type Waiting,
  type WaitingRow,
} from '@elenco/core/operations';
import type { Actor } from '@elenco/core/people';
import { type Locale, tags } from '../i18n/locales';
import { i18nOf } from '../i18n/translate.server';

/** Maximum number of projects that a step names. */
const MAX_NAMED = 2;

/**
 * Returns the next steps with their texts. A step with at most two projects also names them. The server
 * renders the texts, since browsers would otherwise load those of all notices.
 */
export function describeSteps(
  { first, rest }: ReturnType<typeof nextStep>,
  {
    actor,
    locale,
    document,
    waits,
    titleOf,
  }: {
    actor: Actor;
    locale: Locale;
    document: string;
    waits: Waiting<CreatorStep>;
    /** Returns the title of a row's project or contract; undefined if it belongs to none. */
    titleOf: (row: WaitingRow) => string | undefined;
  },
) {
  const names = new Intl.ListFormat(tags[locale]);
  const titlesOf = (code: ToDo['code']) => {
    const rows = code in waits ? (waits[code as CreatorStep] ?? []) : [];
    // Names the projects in the order in which the queue opens them.
    const order = queueOf(actor, waits, code).map(({ of }) => of);
    const sorted = rows.toSorted((a, b) => order.indexOf(subjectOf(a)) - order.indexOf(subjectOf(b)));
    const titles = [...new Set(sorted.map((row) => titleOf(row) ?? ''))];
    return titles.length <= MAX_NAMED && !titles.includes('') ? names.format(titles) : '';
  };
  const t = i18nOf(locale).getFixedT(locale, 'notices');
  /** Returns the names of the incomplete sections of the settings. */
  const partsOf = (code: ToDo['code']) => {
    const parts = code === 'complete_profile' ? (waits[code] ?? []).flatMap(({ part }) => part ?? []) : [];
    return names.format([...new Set(parts)].map((part) => t(`profileParts.${part as 'profile'}`)));
  };
  const worded = ({ code, params, ...step }: ToDo) => ({
    ...step,
    code,
    count: params.count,
    title: t(`nextStep.${code}.title`, { ...params, document, parts: partsOf(code) }),
    action: t(`nextStep.${code}.action`, { document }),
    /** Titles of the step's projects and contracts; empty if it has none or too many. */
    about: titlesOf(code),
  });
  return { first: first && worded(first), rest: rest.map(worded) };
}
