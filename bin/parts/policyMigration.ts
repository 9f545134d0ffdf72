import type { Policies } from '@elenco/db/policies';

/** Returns the source text of a migration that replaces one set of policies with another. */
export function policyMigration(name: string, before: Policies, after: Policies): string {
  return `import { Migration } from '@mikro-orm/migrations';
import { noRowSecurity, type Policies, rowSecurity } from './rowPolicies';

const before: Policies = ${JSON.stringify(before, null, 2)};

/** Generated from the \`read\` rules by \`bin/policies.ts\`, and frozen with this migration. */
const policies: Policies = ${JSON.stringify(after, null, 2)};

export class ${name} extends Migration {
  static readonly policies = policies;

  override up(): void {
    this.addSql(\`set local lock_timeout = '1s'\`);
    for (const sql of rowSecurity(policies)) this.addSql(sql);
  }

  override down(): void {
    this.addSql(\`set local lock_timeout = '1s'\`);
    for (const sql of [...noRowSecurity(policies), ...rowSecurity(before)]) this.addSql(sql);
  }
}
`;
}
