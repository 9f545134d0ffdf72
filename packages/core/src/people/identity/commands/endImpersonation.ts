import { defineMove } from '../../party';
import { impersonationNotice, impersonations } from '../impersonation';

/** Back to oneself. The person as whom one was logged in is told. */
export const endImpersonation = defineMove(impersonations, 'end', {
  fields: {},
  also: async () => null,
  decide: ({ row }) => ({ and: [impersonationNotice(row)] }),
});
