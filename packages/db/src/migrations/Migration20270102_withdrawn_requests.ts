import { Migration } from '@mikro-orm/migrations';

const allow = (answers: readonly string[]) =>
  `alter table approval_requests add constraint approval_requests_answer_check
   check (answer in (${answers.map((answer) => `'${answer}'`).join(', ')}))`;

/** Lets members withdraw a request for approval. */
export class Migration20270102_withdrawn_requests extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table approval_requests drop constraint approval_requests_answer_check');
    this.addSql(allow(['approved', 'declined', 'withdrawn']));
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table approval_requests drop constraint approval_requests_answer_check');
    this.addSql(`delete from approval_requests where answer = 'withdrawn'`);
    this.addSql(allow(['approved', 'declined']));
  }
}
