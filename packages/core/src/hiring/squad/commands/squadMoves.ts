import { refuse } from '../../../kit';
import { defineMove, paragraph } from '../../../people';
import { isInForce, settled } from '../../contract';
import { hiringsOf } from '../hirings';
import { squads } from '../squad';

export const planSquad = defineMove(squads, 'plan', {
  fields: {},
  also: async () => null,
  decide: () => ({}),
});

/** The cast is put before those who approve it. Refuses `squad_without_briefings`. */
export const reviewSquad = defineMove(squads, 'review', {
  fields: {},
  also: hiringsOf,
  decide: ({ also: { briefings } }) => (briefings.length === 0 ? refuse('squad_without_briefings') : {}),
});

/** Refuses `nobody_hired`: no contract of the squad is in force. */
export const startSquad = defineMove(squads, 'start', {
  fields: {},
  also: hiringsOf,
  decide: ({ also: { contracts } }) => (contracts.some(isInForce) ? {} : refuse('nobody_hired')),
});

/** Refuses `nothing_published`. */
export const reportSquad = defineMove(squads, 'report', {
  fields: {},
  also: hiringsOf,
  decide: ({ also: { deliverables } }) =>
    deliverables.some(({ publishedAt }) => publishedAt !== null) ? {} : refuse('nothing_published'),
});

/** Refuses `pieces_open` (params `count`): something that was promised is not out yet. */
export const closeSquad = defineMove(squads, 'close', {
  fields: {},
  also: hiringsOf,
  decide({ also: { deliverables } }) {
    const open = deliverables.filter(({ status }) => !settled.includes(status));
    return open.length > 0 ? refuse('pieces_open', '', { count: open.length }) : {};
  },
});

/** A brand gives a squad up before it runs; its briefings stay. Refuses `squad_has_hirings`. */
export const cancelSquad = defineMove(squads, 'cancel', {
  fields: { comment: paragraph(1_000) },
  also: hiringsOf,
  decide: ({ also: { contracts } }) => (contracts.length > 0 ? refuse('squad_has_hirings') : {}),
});
