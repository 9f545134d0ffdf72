const expired = `select id from briefings
  where status not in ('closed', 'cancelled', 'draft', 'under_approval', 'hired') and ends_on < :today`;
const own = 'company_id = :company';

/**
 * SQL for the number of tasks that wait for an owner of a company whose data is complete. Several rows of the
 * same kind count as one task.
 */
export const openTasks = `select count(*) from (values
    (exists (select from approval_requests where ${own} and answer is null)),
    (exists (select from charges where ${own} and status = 'overdue' and reported_at is null)),
    (exists (select from charges where ${own} and status = 'open' and reported_at is null)),
    (exists (select from contracts where ${own} and status = 'sent' and company_accepted_at is null
       and briefing_id is not null)),
    (exists (select from deliverables where ${own} and status = 'draft_submitted' and briefing_id is not null)),
    (exists (select from deliverables where ${own} and status = 'published' and briefing_id is not null)),
    (exists (select from proposals where ${own} and status in ('sent', 'under_approval')
       and briefing_id not in (${expired}))),
    (exists (select from openings where ${own} and undecided > 0 and briefing_id not in (${expired}))),
    (exists (select from squad_steps t join squads s on s.id = t.squad_id
       where t.company_id = :company and t.status = 'awaiting_approval' and s.status not in ('closed', 'cancelled')
         and (t.owner_id is null or t.owner_id = :owner)
         and exists (select from briefings where squad_id = s.id))),
    (exists (select from briefings where ${own} and status = 'selection' and id not in (${expired}))),
    (exists (select from briefings b where ${own} and status = 'hiring' and ends_on < :today
       and exists (select from contracts c where c.briefing_id = b.id and c.status in ('active', 'completed'))
       and not exists (select from contracts c where c.briefing_id = b.id and c.status in ('draft', 'sent')))),
    (exists (select from briefings where ${own} and status = 'draft' and submitted_at is not null)),
    (exists (select from briefings where ${own} and status = 'draft' and submitted_at is null)),
    (exists (select from observations o join briefings b on b.id = o.briefing_id
       where b.company_id = :company and not o.confirmed
         and not exists (select from posts where posts.id = o.post_id and posts.status = 'withdrawn'))),
    (exists (select from evaluations where ${own} and status = 'pending' and side = 'company')),
    (exists (select from deliverables d where ${own} and briefing_id is not null and due_on < :today
       and status in ('planned', 'changes_requested', 'approved')
       and not exists (select from charges c where c.contract_id = d.contract_id
         and c.amendment_id is not distinct from d.amendment_id
         and c.status in ('open', 'overdue') and c.due_on < :today
         and (c.reported_at is null or c.due_on <= d.due_on))
       and (reminded_at is null or (reminded_at at time zone 'America/Sao_Paulo')::date < :today))),
    (exists (select from briefings b where b.company_id = :company and status = 'awaiting_proposal'
       and id not in (${expired})
       and exists (select from proposals p where p.briefing_id = b.id and p.status = 'received')
       and not exists (select from proposals p where p.briefing_id = b.id
         and (p.status in ('pending', 'countered', 'sent', 'under_approval')
           or p.status = 'received' and (p.answer_by is null or p.answer_by >= now()))))),
    (not exists (select from briefings where ${own}))
  ) as tasks (waits) where waits`;
