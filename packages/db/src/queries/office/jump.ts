import {
  type Actor,
  anyStaff,
  briefings,
  companies,
  creators,
  type Jumped,
  payouts,
  requireAccess,
  seesProjectsOnly,
  users,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { executeAs } from '../../kernel/asActor';

/** Maximum number of results per kind. */
const most = 5;
const fewest = 2;

interface Kind {
  readonly resource: { readonly name: string; readonly access: { read(actor: Actor): readonly object[] } };
  /**
   * Selects `id, title, detail` of at most `most` rows; `:like` is the folded pattern, `:exact` the digits or
   * the number.
   */
  readonly text: string;
  /** Variant for staff who see projects only, if `text` would name people. */
  readonly projectsOnly?: string;
}

const kinds: readonly Kind[] = [
  {
    resource: users,
    text: `select id, name as title, email as detail from users
      where fold(name) like fold(:like) or fold(email) like fold(:like) or cpf = :exact`,
  },
  {
    resource: creators,
    text: `select id, name as title, city as detail from creators where fold(name) like fold(:like)`,
  },
  {
    resource: companies,
    text: `select id, trade_name as title, legal_name as detail from companies
      where fold(trade_name) like fold(:like) or fold(legal_name) like fold(:like) or cnpj = upper(:exact)
        or fold(foreign_tax_id) = fold(:exact)`,
    projectsOnly: `select id, trade_name as title, '' as detail from companies where fold(trade_name) like fold(:like)`,
  },
  {
    resource: briefings,
    text: `select b.id, b.title, c.trade_name as detail from briefings b join companies c on c.id = b.company_id
      where b.status <> 'draft' and (fold(b.title) like fold(:like) or fold(c.trade_name) like fold(:like)
        or b.id::text = :exact)`,
  },
  {
    resource: payouts,
    text: `select p.id, c.name as title, p.status as detail from payouts p join creators c on c.id = p.creator_id
      where fold(c.name) like fold(:like) or p.id::text = :exact`,
  },
];

/**
 * Finds users by name, address and CPF, creators, companies by name, CNPJ and foreign tax number, briefings
 * and payouts: at most five of each kind that the actor may read, newest first, in one statement. For staff.
 * @throws Problem `not_allowed`
 */
export async function jump(em: SqlEntityManager, actor: Actor, asked: string): Promise<Jumped[]> {
  requireAccess(actor, anyStaff);
  const text = asked.trim().slice(0, 100);
  const exact = text.replace(/[#.\-/\s]/g, '');
  if (text.length < fewest && !/^\d+$/.test(exact)) return [];
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const params: string[] = [];
  const readable = kinds.filter(({ resource }) => resource.access.read(actor).length > 0);
  const limited = seesProjectsOnly(actor);
  const parts = readable.map(({ resource, text, projectsOnly }, n) => {
    const bound = ((limited && projectsOnly) || text).replace(/:(like|exact)/g, (_, name: string) => {
      params.push(name === 'like' ? like : exact);
      return '?';
    });
    return `(select '${resource.name}' as resource, ${n} as place, x.* from (${bound} order by 1 desc limit ${most}) x)`;
  });
  if (parts.length === 0) return [];
  const found = await executeAs<Jumped & { place: number }>(
    em,
    actor,
    `${parts.join(' union all ')} order by place, id desc`,
    params,
  );
  return found.map(({ resource, id, title, detail }) => ({ resource, id, title, detail }));
}
