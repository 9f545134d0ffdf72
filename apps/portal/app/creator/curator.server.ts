import { businessDate } from '@elenco/brazil';
import { type Cell, csvOf } from '@elenco/core/kit';
import {
  areaPath,
  closeCuratorCode,
  curatorCodes,
  id,
  rotateCuratorCode,
  shownCode,
} from '@elenco/core/people';
import { z } from 'zod';
import { actions, command } from '../adapters/form.server';
import { i18nOf } from '../i18n/translate.server';
import type { CreatorContext } from './page.server';

const here = `${areaPath.creator}/curator`;

/** Loads the curator's code and the creators who signed up with it; null for other creators. */
export async function loadCurator({ app, actor, url }: CreatorContext) {
  const [codes, creators] = await Promise.all([
    app.see(curatorCodes, actor, { creatorId: actor.creatorId }, { down: true }),
    app.party.curated(actor),
  ]);
  const open = codes.find(({ status }) => status === 'open');
  return {
    known: codes.length > 0,
    code: open
      ? {
          id: open.id,
          shown: shownCode(open.code),
          since: open.createdAt,
          link: `${url.origin}/signup/creator?code=${open.code}`,
        }
      : null,
    creators,
    totals: {
      creators: creators.length,
      hired: creators.reduce((sum, one) => sum + one.hired, 0),
      completed: creators.reduce((sum, one) => sum + one.completed, 0),
    },
  };
}

const row = z.object({ id });

export const curatorActions = actions('creator', {
  rotate: command(rotateCuratorCode, {
    schema: row,
    input: (value) => value,
    next: () => ({ to: here, toast: 'codeRotated' }),
  }),
  close: command(closeCuratorCode, {
    schema: row,
    input: (value) => value,
    next: () => ({ to: here, toast: 'codeClosed' }),
  }),
});

/** Returns the creators who signed up with the code, as CSV. */
export async function curatorCsv({ app, actor, locale }: CreatorContext): Promise<string> {
  const t = i18nOf(locale).getFixedT(locale, ['team', 'options']);
  const heads = ['name', 'skill', 'since', 'code', 'hired', 'completed'] as const;
  const rows = (await app.party.curated(actor)).map((one): Cell[] => [
    one.name,
    t(`options:skills.${one.mainSkill}` as 'options:skills.beauty'),
    { day: businessDate(one.since) },
    shownCode(one.code),
    one.hired,
    one.completed,
  ]);
  return csvOf([heads.map((head) => t(`curator.${head}`)), ...rows], locale);
}
