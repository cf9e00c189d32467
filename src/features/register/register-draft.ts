import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { emptyPostal, postalShape } from '@/api/contract/postal'
import { draft } from '@/session/drafts'

const PersonalSchema = z.object({ name: z.string(), mobileNo: z.string(), email: z.string() })

/** Step 2, as it is typed. */
const AddressSchema = z.object({
  ...postalShape,
  firmName: z.string(),
  terms: z.boolean(),
})

const RegistrationSchema = z.object({
  /** The code of the invitation link this began with; '' without one. */
  invitation: z.string(),
  code: z.string(),
  /** Skip Now: the code stays in its field and is not used. */
  isCodeSkipped: z.boolean(),
  personal: PersonalSchema,
  address: AddressSchema,
  /** What step 1 was finished with: the provider did not know this mobile number then. */
  handedOn: PersonalSchema,
})
export type Registration = z.output<typeof RegistrationSchema>
export type Personal = Registration['personal']
export type AddressValues = Registration['address']

/** What was typed, for a reload and a discarded tab. No passwords. */
export const registrationDraft = draft('registration', RegistrationSchema)

/** Who has registered in this tab and not left the bank step yet. */
export const registeredDraft = draft('registered', z.object({ userId: z.string() }))

const nobody = { name: '', mobileNo: '', email: '' }

function begin(invitation: string): Registration {
  const found = registrationDraft.read()
  // Another invitation's link was opened: its code is the one that counts.
  if (found && invitation !== '' && invitation !== found.invitation)
    return { ...found, invitation, code: invitation, isCodeSkipped: false }
  return (
    found ?? {
      invitation,
      code: invitation,
      isCodeSkipped: false,
      personal: nobody,
      address: { ...emptyPostal, firmName: '', terms: false },
      handedOn: nobody,
    }
  )
}

/** The registration begun in this tab; every change is stored at once. */
export function useRegistration(invitation: string) {
  const [registration, setRegistration] = useState(() => begin(invitation))
  const latest = useRef(registration)

  function change(part: Partial<Registration>): void {
    latest.current = { ...latest.current, ...part }
    registrationDraft.write(latest.current)
    setRegistration(latest.current)
  }

  return { registration, change }
}

/** Step 1 is finished: its details go on to the address, but not over what was typed there. */
export function handOn({ personal, handedOn, address }: Registration): Partial<Registration> {
  const follow = (field: keyof Personal) =>
    ['', handedOn[field]].includes(address[field]) ? personal[field] : address[field]
  return {
    handedOn: personal,
    address: {
      ...address,
      name: follow('name'),
      mobileNo: follow('mobileNo'),
      email: follow('email'),
    },
  }
}
