import * as z from 'zod/mini'
import { changesDraft } from '@/session/changes-draft'
import { draft } from '@/session/drafts'

/** What somebody has changed of their profile and not saved, for a reload and a discarded tab. Never the account number. */
export const profileDraft = changesDraft('profile', [
  'name',
  'mobileNo',
  'email',
  'holder',
  'bankName',
  'ifscCode',
  'branchName',
])

/** A referral code typed and not linked yet. */
export const codeDraft = draft('referral-code', z.object({ userId: z.string(), code: z.string() }))
