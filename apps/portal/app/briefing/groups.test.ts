import { describe, expect, it } from 'vitest';
import { groupsOf } from './groups';

const today = '2026-11-21';
const dated = (status: Parameters<typeof groupsOf>[0]['status'], startsOn: string, endsOn: string) =>
  groupsOf({ status, startsOn, endsOn }, today);

describe('the filters of the list of projects', () => {
  it('have nothing for what has not been approved yet', () => {
    expect(dated('draft', '2026-10-01', '2026-10-20')).toEqual([]);
    expect(dated('under_approval', '2026-12-01', '2026-12-20')).toEqual([]);
  });

  it('show an approved project as approved until its first day', () => {
    expect(dated('curation', '2026-12-01', '2026-12-20')).toEqual(['in_progress', 'approved']);
    expect(dated('hired', '2026-11-21', '2026-12-20')).toEqual(['in_progress']);
  });

  it('call expired what ended without a hiring', () => {
    expect(dated('selection', '2026-11-01', '2026-11-20')).toEqual(['expired']);
    expect(dated('selection', '2026-11-01', '2026-11-21')).toEqual(['in_progress']);
    expect(dated('hired', '2026-11-01', '2026-11-20')).toEqual(['in_progress']);
    expect(dated('cancelled', '2026-11-01', '2026-11-20')).toEqual(['closed']);
  });
});
