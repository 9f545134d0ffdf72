import { addDays } from '@elenco/brazil';
import { describe, expect, it } from 'vitest';
import {
  accepted,
  aSetting,
  contentEditor,
  curator,
  financier,
  initialValues,
  inserted,
  NOW,
  patchOf,
  refusedWith,
  settingsWith,
  summarize,
  theOwner,
} from '../../testing';
import { approveSetting, proposeSetting, withdrawSetting } from './commands';
import { declaredSetting, earliestOn, settingKeys } from './declared';
import { INITIAL_DAY, type Setting, settingOn, settingState } from './setting';

const TOMORROW = '2026-11-22';
const proposal = (given: Partial<Setting> = {}) =>
  aSetting({
    id: 9,
    value: 1_800,
    validFrom: TOMORROW,
    authorId: theOwner.userId,
    approvedAt: null,
    ...given,
  });
const over = (row: Setting, actor: typeof theOwner | typeof financier | typeof curator = theOwner) => ({
  actor,
  store: { settings: [row] },
});

describe('proposing a new value of a setting', () => {
  const input = { key: 'fee_bp', value: 1_800, validFrom: TOMORROW };
  const at = { actor: theOwner, store: { settings: [] } };

  it('requires an approval for a fee, but not for other settings', async () => {
    const { changes, reply } = await accepted(proposeSetting, input, at);
    expect(inserted(changes, 'settings')).toMatchObject({
      ...input,
      authorId: theOwner.userId,
      approvedAt: null,
    });
    expect(reply).toMatchObject({ approved: false });
    const days = await accepted(proposeSetting, { ...input, key: 'slip_days', value: 20 }, at);
    expect(inserted(days.changes, 'settings')).toMatchObject({ approvedAt: NOW, approvedById: null });
  });

  it('notifies approvers only if a second staff member must approve the value', async () => {
    const done = async (key: string) =>
      summarize((await accepted(proposeSetting, { ...input, key, value: 20 }, at)).changes);
    expect(await done('fee_bp')).toEqual(['insert settings', 'emit settings.propose']);
    expect(await done('slip_days')).toEqual(['insert settings']);
  });

  it.each<[string, object, string[]]>([
    ['a fee of 999.99 %', { value: 99_999 }, ['outside_bounds /value']],
    ['a negative number', { value: -1 }, ['too_small /value']],
    ['a value just above the limit', { key: 'slip_days', value: 121 }, ['outside_bounds /value']],
    [
      'no waiting period for a changed account',
      { key: 'payee_rest_hours', value: 0 },
      ['outside_bounds /value'],
    ],
    ['a fraction of a cent', { key: 'plan_cents_brl', value: 1.5 }, ['invalid_type /value']],
    ['a first day that is today', { validFrom: '2026-11-21' }, ['not_in_future /validFrom']],
    [
      'a late fee from a day for which contracts already state a different fee',
      { key: 'late_fine_bp', value: 100, validFrom: addDays(earliestOn('late_fine_bp', '2026-11-21'), -1) },
      ['notice_too_short /validFrom'],
    ],
    [
      'an invalid value and an invalid date',
      { value: 5_001, validFrom: '2020-01-01' },
      ['outside_bounds /value', 'not_in_future /validFrom'],
    ],
  ])('is rejected: %s', async (_, wrong, why) => {
    expect(await refusedWith(proposeSetting, { ...input, ...wrong }, at)).toEqual(why);
  });

  it.each<[string, Partial<Setting>, string[]]>([
    ['waits', {}, ['same_proposed /value']],
    ['was approved', { approvedAt: NOW }, ['same_proposed /value']],
    ['was withdrawn', { withdrawnAt: NOW }, []],
    ['has a different date', { validFrom: '2026-11-23' }, []],
    ['has a different value', { value: 1_700 }, []],
    ['belongs to another setting', { key: 'fee_bp_enterprise' }, []],
  ])('is compared with an existing proposal that %s', async (_, given, why) => {
    expect(await refusedWith(proposeSetting, input, over(proposal(given)))).toEqual(why);
  });

  it.each([
    [
      'is possible again for a value that a later proposal would replace',
      [proposal(), proposal({ id: 10, value: 1_700 })],
      [],
    ],
    [
      'is refused again for a value if the later proposal was withdrawn',
      [proposal({ id: 10, value: 1_700, withdrawnAt: NOW }), proposal()],
      ['same_proposed /value'],
    ],
  ])('%s', async (_, kept, why) => {
    expect(await refusedWith(proposeSetting, input, { ...at, store: { settings: kept } })).toEqual(why);
  });

  it.each([
    ['finance', financier],
    ['content', contentEditor],
    ['curation', curator],
  ])('is refused for %s', async (_, actor) => {
    expect(await refusedWith(proposeSetting, input, { ...at, actor })).toEqual(['not_allowed']);
  });

  it('determines today’s date in the business time zone', async () => {
    // This is 10:30 p.m. on 21 November in São Paulo.
    const late = { ...at, now: '2026-11-22T01:30:00.000Z' };
    expect(await refusedWith(proposeSetting, input, late)).toEqual([]);
  });
});

describe('approving a fee', () => {
  it('requires a different staff member who is in finance or an owner', async () => {
    for (const actor of [financier, { ...theOwner, userId: 111 }]) {
      const { changes } = await accepted(approveSetting, { id: 9 }, { ...over(proposal()), actor });
      expect(patchOf(changes, 'settings')).toEqual({ approvedAt: NOW, approvedById: actor.userId });
    }
    expect(await refusedWith(approveSetting, { id: 9 }, over(proposal()))).toEqual(['other_approver_needed']);
    expect(await refusedWith(approveSetting, { id: 9 }, over(proposal(), curator))).toEqual(['not_found']);
  });

  it.each<[string, Partial<Setting>, string]>([
    ['on its first day', { validFrom: '2026-11-21' }, 'setting_too_late'],
    ['a second time', { approvedAt: NOW }, 'setting_approved'],
    ['after the value was withdrawn', { withdrawnAt: NOW }, 'setting_withdrawn'],
  ])('is rejected %s', async (_, given, why) => {
    expect(await refusedWith(approveSetting, { id: 9 }, over(proposal(given), financier))).toEqual([why]);
  });
});

describe('withdrawing a value of a setting', () => {
  it('is possible only for owners and only for future values', async () => {
    for (const row of [proposal(), proposal({ approvedAt: NOW })]) {
      const { changes } = await accepted(withdrawSetting, { id: 9 }, over(row));
      expect(patchOf(changes, 'settings')).toEqual({ withdrawnAt: NOW });
    }
    expect(await refusedWith(withdrawSetting, { id: 9 }, over(proposal(), financier))).toEqual(['not_found']);
    const begun = over(proposal({ validFrom: '2026-11-21', approvedAt: NOW }));
    expect(await refusedWith(withdrawSetting, { id: 9 }, begun)).toEqual(['setting_begun']);
    const initial = over(proposal({ validFrom: INITIAL_DAY, authorId: null, approvedAt: NOW }));
    expect(await refusedWith(withdrawSetting, { id: 9 }, initial)).toEqual(['setting_begun']);
    const withdrawn = over(proposal({ withdrawnAt: NOW }));
    expect(await refusedWith(withdrawSetting, { id: 9 }, withdrawn)).toEqual(['setting_withdrawn']);
  });
});

describe('the value of a setting that is in force', () => {
  const before = aSetting({ value: 1_600 });
  const next = proposal({ validFrom: '2026-11-10', approvedAt: '2026-11-01T12:00:00.000Z' });

  it.each<[string, Setting, string, number]>([
    ['is an approved value from its first day', next, 'in_force', 1_800],
    ['is not a value whose first day is later', { ...next, validFrom: TOMORROW }, 'approved', 1_600],
    ['is not a value that was not approved', { ...next, approvedAt: null }, 'lapsed', 1_600],
    ['is not a value that was withdrawn', { ...next, withdrawnAt: NOW }, 'withdrawn', 1_600],
    ['is not a value that was replaced', { ...next, validFrom: '2025-12-31' }, 'past', 1_600],
    ['is not a value that waits for a second approval', proposal(), 'proposed', 1_600],
  ])('%s', (_, row, state, value) => {
    expect(settingState(row, [before, row], '2026-11-21')).toBe(state);
    expect(settingOn([before, row], 'fee_bp', '2026-11-21')).toBe(value);
  });

  it('is the initial value until the first day of the first proposed row', () => {
    const rows = settingsWith(before);
    expect(settingOn(rows, 'fee_bp', '2025-12-31')).toBe(initialValues.fee_bp);
    expect(settingOn(rows, 'fee_bp', before.validFrom)).toBe(before.value);
  });

  it.each([
    ['without a row', []],
    ['on a day before the first row', [before]],
  ])('throws an error instead of guessing %s', (_, rows) => {
    expect(() => settingOn(rows, 'fee_bp', '2025-12-31')).toThrow('fee_bp has no row in force on 2025-12-31');
  });

  it.each(settingKeys)('has an initial value within the setting’s own bounds: %s', (key) => {
    const { min, max } = declaredSetting(key);
    expect(initialValues[key]).toBeGreaterThanOrEqual(min);
    expect(initialValues[key]).toBeLessThanOrEqual(max);
  });
});
