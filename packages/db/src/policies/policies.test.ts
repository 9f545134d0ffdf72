import { expect, it } from 'vitest';
import { changedPolicies } from './changed';

it('finds the read rules in the migrations as declared', async () => {
  // If this fails: npx tsx bin/policies.ts <what-changed>, see CONTRIBUTING.md.
  expect(await changedPolicies()).toEqual({ before: {}, after: {} });
});
