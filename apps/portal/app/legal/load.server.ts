import { businessDate, formatCnpj } from '@elenco/brazil';
import { requestPages, UNCONFIRMED_DAYS } from '@elenco/core';
import { brand, consentTexts } from '@elenco/core/people';
import { settings } from '@elenco/core/platform';
import type { RequestContext } from '../adapters/requestContext.server';
import { figuresOn } from '../help/figures.server';
import { resources } from '../i18n/resources.server';
import { translator } from '../i18n/translate.server';

export type LegalName = 'terms' | 'privacy';

export interface LegalSection {
  /** Anchor of the section, the same in each language. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs; those that start with `- ` are list items. */
  readonly body: readonly string[];
  /** Page to which the section links. */
  readonly link: { readonly to: string; readonly label: string } | null;
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } | null;
}

/**
 * Loads the current version of a legal text in the reader's language, with today's rates in the terms. The
 * server loads it, so that browsers do not receive the other long texts.
 */
export async function loadLegal(name: LegalName, { app, locale, legal, now }: RequestContext<'public'>) {
  const t = translator(locale) as unknown as (key: string, values: object) => string;
  const figures =
    name === 'terms'
      ? figuresOn(await app.see(settings, { role: 'system' }, {}), businessDate(now), locale)
      : {};
  const values = {
    ...figures,
    controller: [`, CNPJ ${formatCnpj(brand.legalDocument)}`, legal.address].filter(Boolean).join(', '),
    dpoName: legal.dpoName ? `, ${legal.dpoName},` : '',
    dpoEmail: legal.dpoEmail ?? brand.supportEmail,
    unconfirmedDays: UNCONFIRMED_DAYS,
  };
  const at = (section: string) => `legal:texts.${name}.sections.${section}`;
  const parts: Readonly<Record<string, object>> = resources[locale].legal.texts[name].sections;
  const sections = Object.entries(parts).map(([id, part]): LegalSection => {
    const read = <T>(field: string) =>
      t(`${at(id)}.${field}`, { ...values, returnObjects: true }) as unknown as T;
    return {
      id,
      title: read('title'),
      body: read('body'),
      link: 'request' in part ? { to: requestPages.ask, label: read('request') } : null,
      table: 'table' in part ? read<LegalSection['table']>('table') : null,
    };
  });
  return {
    title: t(`legal:texts.${name}.title`, {}),
    subtitle: t(`legal:texts.${name}.subtitle`, {}),
    version: consentTexts[name],
    sections,
  };
}
export type LegalText = Awaited<ReturnType<typeof loadLegal>>;
