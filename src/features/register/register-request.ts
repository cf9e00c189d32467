import { postalToSend } from '@/api/contract/postal'
import type { RegisterRequest } from '@/api/contract/registration'
import type { PersonalDetails } from '@/api/hooks/registration'
import { emailToSend } from '@/domain/form-values'
import type { AddressValues, Personal } from './register-draft'
import type { Secrets } from './PasswordFields'

/**
 * The payload of the existence check, and the person's part of the registration. Passwords go as
 * they were typed.
 */
export function personalDetails(values: Personal & Secrets): PersonalDetails {
  return {
    name: values.name.trim(),
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
    addressDetails: { ...postalToSend(address), firmName: address.firmName.trim() },
  }
}
