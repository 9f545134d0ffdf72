import { addDays, businessDate, isBankDay } from '@elenco/brazil';
import { type Actor, userIdOf } from '@elenco/core';
import { briefings } from '@elenco/core/hiring';
import { addTask, assignBriefings, completeTask, writeNote } from '@elenco/core/operations';
import type { Database } from '../../database';

/** Adds visit counts of the public pages for the last days, lower at weekends. */
export async function countVisits(database: Database, now: string): Promise<void> {
  const today = businessDate(now);
  const sources = ['direct', 'instagram', 'search', 'email'] as const;
  const days = Array.from({ length: 30 }, (_, n) => addDays(today, -n));
  const visits = days.flatMap((day, n) =>
    sources.map((source, place) => ({
      day,
      page: place === 0 ? ('home' as const) : ('profile' as const),
      source,
      visits: (4 - place) * (isBankDay(day) ? 6 : 2) + (n % 3),
    })),
  );
  await database.office.countVisits(visits, now);
}

/** Adds notes, tasks and assignments of staff. */
export async function addStaffWork(
  database: Database,
  { curator, finance, support }: { curator: Actor; finance: Actor; support: Actor },
  about: { companyId: number; creatorId: number; at: string },
): Promise<void> {
  const now = about.at;
  const today = businessDate(now);
  const as = (actor: Actor) => ({ actor, now });
  const idOf = (actor: Actor) => userIdOf(actor) ?? 0;
  const open = await database.see(briefings, curator, {
    status: ['under_approval', 'curation', 'selection', 'awaiting_proposal'],
  });
  const ids = open.map((row) => row.id);
  const [first] = ids;
  if (first === undefined) throw new Error('the demo data has no open briefing');
  // Every third briefing stays unassigned.
  const given = ids.filter((_, n) => n % 3 !== 2);
  const input = { briefingIds: given, assigneeId: idOf(curator) };
  await database.perform(assignBriefings, input, as(curator));

  const { companyId, creatorId } = about;
  const notes: readonly [Actor, object][] = [
    [
      curator,
      {
        briefingId: first,
        body: 'Aprovaram 6 de 8 nomes na última seleção. Preferem quem responde no mesmo dia.',
      },
    ],
    [support, { creatorId, body: 'Prefere áudio a e-mail. Responde melhor depois das 14h.' }],
    [finance, { companyId, body: 'O financeiro deles paga às quintas.', mentions: [idOf(curator)] }],
  ];
  for (const [actor, note] of notes) await database.perform(writeNote, note, as(actor));

  const tasks: readonly [Actor, object][] = [
    [
      curator,
      { briefingId: first, title: 'Confirmar as datas com a marca', dueOn: today, ownerId: idOf(curator) },
    ],
    [support, { creatorId, title: 'Pedir nova conexão do Instagram', dueOn: today, ownerId: idOf(support) }],
    [support, { companyId, title: 'Conferir o CNPJ da nota', dueOn: today, ownerId: idOf(finance) }],
  ];
  const made: number[] = [];
  for (const [actor, task] of tasks) made.push((await database.perform(addTask, task, as(actor))).id);
  await database.perform(completeTask, { id: made.at(-1) }, as(finance));
}
