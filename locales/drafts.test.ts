import { expect, it } from 'vitest';
import enCompany from './en/company.json';
import enNotices from './en/notices.json';
import enShared from './en/shared.json';
import ptCompany from './pt/company.json';
import ptNotices from './pt/notices.json';
import ptShared from './pt/shared.json';

it.each([
  ['pt', ptShared, ptCompany, ptNotices],
  ['en', enShared, enCompany, enNotices],
])('names the act that opens a draft once, on screens, in next steps and in e-mails, in %s', (...texts) => {
  const [, shared, company, notices] = texts;
  const { deliverables, drafts } = notices.notices;
  expect([
    company.next.review_draft.action,
    notices.nextStep.review_draft.action,
    deliverables.submitDraft.company.action,
    drafts.approvalAnnounced.company.action,
  ]).toEqual([shared.drafts.open, shared.drafts.open, shared.drafts.open, shared.drafts.open]);
});
