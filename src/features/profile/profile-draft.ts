import * as z from 'zod/mini'
import { changesDraft } from '@/session/changes-draft'
import { userDraft } from '@/session/user-draft'

/** Unsaved changes of the profile, restored after a reload. Never the account number. */
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
export const codeDraft = userDraft('referral-code', z.object({ code: z.string() }))
