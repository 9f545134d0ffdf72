import { expect, it } from 'vitest';
import { changedPolicies } from './changed';

it('the migrations hold the read rules as they are declared', async () => {
  // When this fails: npx tsx bin/policies.ts <what-changed>, see CONTRIBUTING.md.
  expect(await changedPolicies()).toEqual({ before: {}, after: {} });
});
