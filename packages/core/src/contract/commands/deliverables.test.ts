import { describe, expect, it } from 'vitest';
import {
  aContract,
  aDeliverable,
  aSetting,
  brandOwner,
  changesOf,
  decideOn,
  ids,
  NOW,
  patchOf,
  refusals,
  theCreator,
} from '../../testing';
import { publishContent } from './publishContent';
import { requestChanges } from './requestChanges';
import { submitDraft } from './submitDraft';

const link = 'https://www.instagram.com/reel/abc';

describe('submitting a draft', () => {
  const decide = (input: { caption: string; draftLink?: string; draftFileId?: number }) =>
    decideOn(submitDraft, {
      rows: { row: aDeliverable(), also: null },
      input: { id: ids.deliverable, ...input },
      actor: theCreator,
    });

  it('keeps the caption and where the draft is', () => {
    const decision = decide({ caption: '#publi Minha rotina', draftFileId: 7 });
    expect(patchOf(changesOf(decision), 'deliverables')).toEqual({
      caption: '#publi Minha rotina',
      draftLink: null,
      draftFileId: 7,
    });
  });

  it.each([
    ['no mark of paid content', 'Minha rotina', 'disclosure_missing /caption'],
    ['a word that only begins like it', '#publicando', 'disclosure_missing /caption'],
    ['a mark behind “see more”', `${'a'.repeat(130)} #publi`, 'disclosure_hidden /caption'],
  ])('refuses a caption with %s', (_name, caption, expected) => {
    expect(refusals(decide({ caption, draftLink: link }))).toEqual([expected]);
  });

  it('wants a link or a file', () => {
    expect(refusals(decide({ caption: '#publi' }))).toEqual(['draft_required /draftLink']);
  });

  it('reads only web pages as links', () => {
    const draft = { id: 1, caption: '#publi', draftLink: 'javascript:alert(1)' };
    expect(submitDraft.input.safeParse(draft).success).toBe(false);
    expect(publishContent.input.safeParse({ id: 1, link: 'file:///etc/passwd' }).success).toBe(false);
  });
});

describe('asking for changes', () => {
  const decide = (changeRounds: number, value?: number, validFrom = '2026-01-01') =>
    decideOn(requestChanges, {
      rows: {
        row: aDeliverable({ status: 'draft_submitted', changeRounds }),
        also: {
          contracts: [aContract({ approvedOn: '2026-11-10' })],
          settings: value === undefined ? [] : [aSetting({ key: 'change_rounds', value, validFrom })],
        },
      },
      input: { id: ids.deliverable, comment: 'Mais luz, por favor.' },
      actor: brandOwner,
    });

  it('counts the round and keeps what is asked for', () => {
    expect(patchOf(changesOf(decide(1)), 'deliverables')).toEqual({
      changeRounds: 2,
      changeNote: 'Mais luz, por favor.',
    });
  });

  it('ends with the rounds that the price includes', () => {
    const decision = decide(2);
    expect(refusals(decision)).toEqual(['change_rounds_used']);
    expect(decision).toMatchObject({ refused: [{ params: { included: 2 } }] });
  });

  it('goes by the setting of the day on which it was agreed', () => {
    expect(refusals(decide(2, 3, '2026-11-10'))).toEqual([]);
    expect(refusals(decide(2, 3, '2026-11-11'))).toEqual(['change_rounds_used']);
  });
});

it('publishing keeps the link and the time', () => {
  const decision = decideOn(publishContent, {
    rows: { row: aDeliverable({ status: 'approved' }), also: null },
    input: { id: ids.deliverable, link },
    actor: theCreator,
  });
  expect(patchOf(changesOf(decision), 'deliverables')).toEqual({ link, publishedAt: NOW });
});
