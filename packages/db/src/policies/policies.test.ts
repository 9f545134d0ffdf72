import { expect, it } from 'vitest';
import { changedPolicies } from './changed';

it('finds the same read rules in the migrations as declared', async () => {
  // To fix a failure: npx tsx bin/policies.ts <what-changed>, see CONTRIBUTING.md.
  expect(await changedPolicies()).toEqual({ before: {}, after: {} });
});
