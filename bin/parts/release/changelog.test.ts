import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesSince, withSection } from './changelog';

let repository: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@elenco.example', ...args], {
    cwd: repository,
  });
const commit = (message: string) => git('commit', '--quiet', '--allow-empty', '-m', message);

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'elenco-changelog-'));
  git('init', '--quiet');
  commit('feat(search): find creators by city');
  git('tag', 'v0.1.0');
});
afterAll(() => rmSync(repository, { recursive: true, force: true }));

describe('changesSince', () => {
  it('lists breaking changes since the last release first, then features, fixes and performance changes', async () => {
    commit('feat(briefings): start with the essentials');
    commit('fix(payments): show chargebacks');
    commit('perf: prepare statements');
    commit('test(money): cover refunds');
    commit('refactor(api)!: rename hires\n\nBREAKING CHANGE: /hires is /contracts now');
    const text = await changesSince(repository, '0.2.0', '2026-12-01');
    expect(text.replaceAll(/ \(?\[?[0-9a-f]{7,}\)?.*$/gm, '')).toBe(
      [
        '## 0.2.0 (2026-12-01)',
        '',
        '### ⚠ BREAKING CHANGES',
        '',
        '* **api:** /hires is /contracts now',
        '',
        '### Added',
        '',
        '* **briefings:** start with the essentials',
        '',
        '### Fixed',
        '',
        '* **payments:** show chargebacks',
        '',
        '### Faster',
        '',
        '* prepare statements',
        '',
        '### Changed',
        '',
        '* **api:** rename hires',
        '',
      ].join('\n'),
    );
  });
});

describe('withSection', () => {
  it('inserts the newest version directly after the introduction of the changelog', () => {
    const first = withSection('# Changelog\n\nAll versions.\n', '## 0.1.0\n\nThe first.\n');
    expect(withSection(first, '## 0.2.0\n\nMore.\n')).toBe(
      '# Changelog\n\nAll versions.\n\n## 0.2.0\n\nMore.\n\n## 0.1.0\n\nThe first.\n',
    );
  });
});
