import { anyOf, narrowed } from '../../kit';
import { type Actor, anyStaff, guestOfProject, ofCompany, type Rule, staff, systemOnly } from '../../people';
import type { Briefing, ShortlistEntry } from './schema';

const ownDraft: Rule<Briefing> = narrowed(ofCompany as Rule<Briefing>, { status: 'draft' });

/** A guest reads the one project that the grant is for. */
const asGuest: Rule<Briefing> = (actor) =>
  guestOfProject(
    'select',
    'approve-proposal',
    'step',
    'payables',
  )(actor).map(({ briefingId }) => ({ id: briefingId }));

/**
 * A creator reads a briefing through the invitation, which names it; so creators have no scope here, and
 * `briefingForCreator` in proposal shows them their part.
 */
export const briefingAccess = {
  read: anyOf<Actor, Briefing>(ofCompany, anyStaff, asGuest),
  create: ofCompany,
  update: ownDraft,
  remove: ownDraft,
  moves: {
    submit: ofCompany,
    sendBack: staff('curation'),
    approve: staff('curation'),
    release: staff('curation'),
    askMore: ofCompany,
    endSelection: ofCompany,
    invite: systemOnly,
    /** Only by `inviteList` of squads, which asks who may. */
    inviteList: systemOnly,
    hire: systemOnly,
    complete: ofCompany,
    close: systemOnly,
    cancel: anyOf<Parameters<Rule<Briefing>>[0], Briefing>(ofCompany, staff('curation')),
  },
} as const;

const released = ['released', 'chosen', 'stand_in', 'passed'] as const;
const releasedToBrand = narrowed(ofCompany as Rule<ShortlistEntry>, { status: [...released] });

export const shortlistAccess = {
  /** The brand sees names only once they are released. */
  read: anyOf<Parameters<Rule<ShortlistEntry>>[0], ShortlistEntry>(
    releasedToBrand,
    narrowed(guestOfProject('select') as Rule<ShortlistEntry>, { status: [...released] }),
    anyStaff,
  ),
  create: staff('curation'),
  update: staff('curation'),
  remove: narrowed(staff('curation') as Rule<ShortlistEntry>, { status: 'proposed' }),
  moves: {
    release: systemOnly,
    choose: systemOnly,
    keep: systemOnly,
    invite: releasedToBrand,
    pass: systemOnly,
  },
} as const;
