import {
  closeJob,
  conditions,
  declineApplicant,
  openBriefing,
  pauseJob,
  resumeJob,
  shortlistApplicant,
  waitlistApplicant,
} from '@elenco/core/hiring';
import { id } from '@elenco/core/people';
import { z } from 'zod';
import { command } from '../../adapters/form.server';
import { idIn, type RequestContext } from '../../adapters/requestContext.server';

const back =
  (toast: string) =>
  (_: unknown, { url }: RequestContext) => ({
    to: `${url.pathname}?view=jobs`,
    toast,
  });
const row = z.object({ id, version: z.int().positive() });
const { briefingId: _briefingId, conditions: _conditions, ...asked } = openBriefing.input.shape;
const { minFollowers, minEngagementPercent, state } = conditions.shape;

/** Form handlers for a brand's job and its applicants, by intent. */
export const jobHandlers = {
  openJob: command(openBriefing, {
    schema: z.object({ ...asked, minFollowers, minEngagementPercent, state }),
    input: (given, ctx: RequestContext<'company'>) => {
      const { minFollowers: followers, minEngagementPercent: engagement, state: from, ...rest } = given;
      const hard = { minFollowers: followers, minEngagementPercent: engagement, state: from };
      return { ...rest, briefingId: idIn(ctx), conditions: hard };
    },
    next: back('jobOpened'),
  }),
  pauseJob: command(pauseJob, { schema: row, input: (given) => given, next: back('jobPaused') }),
  resumeJob: command(resumeJob, { schema: row, input: (given) => given, next: back('jobResumed') }),
  closeJob: command(closeJob, { schema: row, input: (given) => given, next: back('jobClosed') }),
  shortlistApplicant: command(shortlistApplicant, {
    schema: row,
    input: (given) => given,
    next: back('applicantShortlisted'),
  }),
  waitlistApplicant: command(waitlistApplicant, {
    schema: row,
    input: (given) => given,
    next: back('applicantWaitlisted'),
  }),
  declineApplicant: command(declineApplicant, {
    schema: row.extend({ comment: declineApplicant.input.shape.comment }),
    input: (given) => given,
    next: back('applicantDeclined'),
  }),
};
