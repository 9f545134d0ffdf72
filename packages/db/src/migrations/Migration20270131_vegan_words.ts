import { Migration } from '@mikro-orm/migrations';

const setWords = (words: string) =>
  `update search.skills set words = '${words}',
     terms = (select array_agg(distinct search.stem(token)) from search.tokens('${words}') token)
   where value = 'sustainability'`;

/**
 * “Vegano” no longer finds all creators of sustainability: in most briefs it is about food. Applies to a profile
 * when it is indexed again.
 */
export class Migration20270131_vegan_words extends Migration {
  override up(): void {
    this.addSql(setWords('sustentabilidade sustainability ecologia reciclagem'));
  }

  override down(): void {
    this.addSql(setWords('sustentabilidade sustainability ecologia vegano vegan reciclagem'));
  }
}
