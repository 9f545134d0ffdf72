import { z } from 'zod';
import { accept, type Find, refuse, update } from '../../../kit';
import { type Actor, defineCommand, id, ofCompany } from '../../../people';
import { briefings } from '../../briefing';
import { openSquad } from '../flow';
import { squads } from '../squad';

const input = z.strictObject({ squadId: id, briefingId: id });

const both = async (find: Find<Actor>, { squadId, briefingId }: z.output<typeof input>) => ({
  squad: await find.forUpdate(squads, squadId, ofCompany),
  briefing: await find.forUpdate(briefings, briefingId, ofCompany),
});

const isOpen = (status: string) => openSquad.some((state) => state === status);

/**
 * A brand puts a briefing of its own into a squad, from another one too. Refuses `squad_over` (params `status`),
 * `briefing_over` (params `status`), `silent_differs` and `currency_differs` at `/briefingId`.
 */
export const attachBriefing = defineCommand({
  name: 'squads.attachBriefing',
  rest: true,
  input,
  load: both,
  decide({ rows: { squad, briefing } }) {
    if (!isOpen(squad.status)) return refuse('squad_over', '', { status: squad.status });
    const { id: briefingId, status, kind, currency } = briefing;
    if (status === 'closed' || status === 'cancelled') {
      return refuse('briefing_over', '/briefingId', { status });
    }
    if ((kind === 'silent_squad') !== squad.silent) return refuse('silent_differs', '/briefingId');
    if (currency !== squad.currency) return refuse('currency_differs', '/briefingId');
    return accept([update(briefings, briefingId, { squadId: squad.id })], { id: squad.id });
  },
});

/** Takes a briefing out of its squad before anybody is hired by it. Refuses `not_in_squad`, `briefing_hires`. */
export const detachBriefing = defineCommand({
  name: 'squads.detachBriefing',
  rest: true,
  input,
  load: both,
  decide({ rows: { squad, briefing } }) {
    if (briefing.squadId !== squad.id) return refuse('not_in_squad', '/briefingId');
    const hires = ['hiring', 'hired', 'closed'].includes(briefing.status);
    if (hires) return refuse('briefing_hires', '/briefingId');
    return accept([update(briefings, briefing.id, { squadId: null })], { id: squad.id });
  },
});
