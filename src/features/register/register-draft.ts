import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { emptyPostal, postalToSend, storedPostalShape, storedText } from '@/api/contract/postal'
import type { RegisterRequest } from '@/api/contract/registration'
import type { PersonalDetails } from '@/api/hooks/registration'
import { emailToSend } from '@/domain/text'
import { draft } from '@/session/drafts'
import { readInvitation } from '@/session/invitation'
import type { Secrets } from '@/features/shared/person/secrets-schema'

const nobody = { name: '', mobileNo: '', email: '' }
const noAddress = { ...emptyPostal, firmName: '', terms: false }

const storedFlag = orElse(z.boolean(), false)
const storedPerson = orElse(
  z.object({ name: storedText, mobileNo: storedText, email: storedText }),
  nobody,
)

const RegistrationSchema = z.object({
  /** The code of the opened invitation link; '' without one. */
  invitation: storedText,
  code: storedText,
  /** After Skip Now: the code is still in its field, but not used. */
  isCodeSkipped: storedFlag,
  personal: storedPerson,
  address: orElse(
    z.object({ ...storedPostalShape, firmName: storedText, terms: storedFlag }),
    noAddress,
  ),
  /** The details that passed the existence check of step 1. */
  checked: storedPerson,
})
export type Registration = z.output<typeof RegistrationSchema>
export type Personal = Registration['personal']
export type AddressValues = Registration['address']

/** Everything typed but the passwords, for a reload or a discarded tab. */
export const registrationDraft = draft('registration', RegistrationSchema)

/** The user who registered in this tab and has not left the bank step yet. */
export const registeredDraft = draft('registered', z.object({ userId: z.string() }))

function begin(invitation: string): Registration {
  const found = registrationDraft.read()
  // Another invitation link was opened: its code replaces the previous one.
  if (found && invitation !== '' && invitation !== found.invitation)
    return { ...found, invitation, code: invitation, isCodeSkipped: false }
  return (
    found ?? {
      invitation,
      code: invitation || readInvitation(),
      isCodeSkipped: false,
      personal: nobody,
      address: noAddress,
      checked: nobody,
    }
  )
}

/** This tab's registration; every change is stored at once. */
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

/** Step 1 is finished: prefills the address, except fields that were typed there. */
export function finishPersonal(
  { checked, address }: Registration,
  personal: Personal,
): Partial<Registration> {
  const follow = (field: keyof Personal) =>
    ['', checked[field]].includes(address[field]) ? personal[field] : address[field]
  return {
    personal,
    checked: personal,
    address: {
      ...address,
      name: follow('name'),
      mobileNo: follow('mobileNo'),
      email: follow('email'),
    },
  }
}

/** Passwords go as they were typed. */
export function personalDetails(values: Personal & Secrets): PersonalDetails {
  return {
    name: values.name,
    mobileNo: values.mobileNo,
    ...emailToSend(values.email),
    password: values.password,
    confirmPassword: values.confirmPassword,
  }
}

/** Without an agent no `agentId` is sent. */
export function registerRequest(
  personal: Personal & Secrets,
  address: AddressValues,
  agentId: string | undefined,
): RegisterRequest {
  return {
    ...personalDetails(personal),
    ...(agentId !== undefined && { agentId }),
    addressDetails: { ...postalToSend(address), firmName: address.firmName },
  }
}
