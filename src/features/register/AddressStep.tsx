import * as z from 'zod/mini'
import { useState } from 'react'
import { useReportUnsaved } from '@/api/unsaved'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import { Notice } from '@/ui/Notice'
import { firstFailing } from '@/ui/use-ordered-form'
import { useSheet } from '@/ui/use-sheet'
import { LoginNow } from './LoginNow'
import { PasswordFields } from './PasswordFields'
import { PersonFields } from './PersonFields'
import type { AddressValues } from './register-draft'
import { RegisterFrame } from './RegisterFrame'
import { addressRules, areSecretsRight, type Secrets } from './rules'
import { TermsDialog } from './TermsDialog'
import type { Registering } from './use-registering'
import { useStepForm } from './use-step-form'

export type AddressStepValues = AddressValues & Secrets

const addressSchema = firstFailing<AddressStepValues>(
  z.object({
    password: z.string(),
    confirmPassword: z.string(),
    name: z.string(),
    mobileNo: z.string(),
    email: z.string(),
    addressLine1: z.string(),
    addressLine2: z.string(),
    city: z.string(),
    pincode: z.string(),
    firmName: z.string(),
    terms: z.boolean(),
  }),
  addressRules,
)

interface AddressStepProps {
  /** Of step 1: the number that is being registered. */
  mobileNo: string
  begunWith: AddressStepValues
  onValues: (values: AddressStepValues) => void
  onRegister: (values: AddressStepValues) => void
  registering: Registering
  onBack: () => void
}

/** Step 2. */
export function AddressStep(props: AddressStepProps) {
  const { mobileNo, begunWith, onValues, onRegister, registering, onBack } = props
  const t = useText('register')
  const terms = useSheet('terms')
  // A reload took them away: they are asked for here, where the person is.
  const [lacksSecrets] = useState(() => !areSecretsRight(begunWith))
  const { form, mistake } = useStepForm<AddressStepValues>({
    schema: addressSchema,
    rules: addressRules,
    begunWith,
    onValues,
  })
  const submit = () => void form.handleSubmit(onRegister)()
  useReportUnsaved(registering.hasFailed, submit)
  const taken = registering.takenMessage(mobileNo)

  const { errors } = form.formState
  const recheckConfirmation = () => {
    if (errors.confirmPassword) void form.trigger('confirmPassword')
  }

  return (
    <RegisterFrame
      step={2}
      title={t('address')}
      onBack={onBack}
      onSubmit={submit}
      action={
        <Button type="submit" loading={registering.isBusy}>
          {t('register')}
        </Button>
      }
    >
      {lacksSecrets && (
        <>
          <Notice tone="info">{t('passwordAgain')}</Notice>
          <div className="flex flex-col gap-1">
            <PasswordFields
              password={form.register('password', { onChange: recheckConfirmation })}
              confirmPassword={form.register('confirmPassword')}
              mistake={mistake}
            />
          </div>
        </>
      )}
      <div className="flex flex-col gap-1">
        <PersonFields
          name={form.register('name')}
          mobileNo={form.register('mobileNo')}
          email={form.register('email')}
          mistake={mistake}
        />
        <Field
          label={t('line1')}
          autoComplete="address-line1"
          enterKeyHint="next"
          error={mistake('addressLine1')}
          {...form.register('addressLine1')}
        />
        <Field
          label={t('line2')}
          hint={t('optional')}
          autoComplete="address-line2"
          enterKeyHint="next"
          {...form.register('addressLine2')}
        />
        <Field
          label={t('city')}
          autoComplete="address-level2"
          enterKeyHint="next"
          error={mistake('city')}
          {...form.register('city')}
        />
        <Field
          kind="numeric"
          label={t('pincode')}
          autoComplete="postal-code"
          enterKeyHint="next"
          error={mistake('pincode')}
          {...form.register('pincode')}
        />
        <Field
          label={t('firm')}
          hint={t('optional')}
          autoComplete="organization"
          enterKeyHint="done"
          {...form.register('firmName')}
        />
      </div>
      <div>
        <Checkbox label={t('accept')} error={mistake('terms')} {...form.register('terms')} />
        <Button kind="quiet" className="-ml-5" onClick={terms.open}>
          {t('terms')}
        </Button>
      </div>
      <LoginNow mobileNo={mobileNo} refusal={taken === '' ? t('taken') : taken} />
      <TermsDialog open={terms.isOpen} onClose={terms.close} />
    </RegisterFrame>
  )
}
