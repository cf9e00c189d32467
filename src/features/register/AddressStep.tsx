import * as z from 'zod/mini'
import { useState } from 'react'
import type { RegisterRequest } from '@/api/contract/registration'
import { useReportUnsaved } from '@/api/unsaved'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import { Notice } from '@/ui/Notice'
import { AddressFields } from '@/ui/AddressFields'
import { firstFailing } from '@/ui/use-ordered-form'
import { useSheet } from '@/ui/use-sheet'
import { LoginNow } from './LoginNow'
import { PasswordFields } from './PasswordFields'
import { PersonFields } from './PersonFields'
import { AddressSchema, type AddressValues } from './register-draft'
import { RegisterFrame } from './RegisterFrame'
import { addressRules, areSecretsRight, type Secrets } from './rules'
import { useRegistering } from './use-registering'
import { useStepForm } from './use-step-form'
import { Dialog } from '@/ui/Dialog'

interface TermsDialogProps {
  open: boolean
  onClose: () => void
}

/** REG-9: when vendors quote, and the three ways to go from there. */
function TermsDialog({ open, onClose }: TermsDialogProps) {
  const t = useText('register')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('terms')}
      actions={<Button onClick={onClose}>{t('closeTerms')}</Button>}
    >
      <p>{t('termsQuotes')}</p>
      <p className="mt-3">{t('termsOptions')}</p>
      <ol className="mt-2 list-decimal space-y-2 pl-5 marker:font-700 marker:text-leaf-700">
        <li>{t('termsSell')}</li>
        <li>{t('termsAuto')}</li>
        <li>{t('termsDelivery')}</li>
      </ol>
    </Dialog>
  )
}

export type AddressStepValues = AddressValues & Secrets

const addressSchema = firstFailing<AddressStepValues>(
  z.object({
    ...AddressSchema.shape,
    password: z.string(),
    confirmPassword: z.string(),
  }),
  addressRules,
)

export interface AddressStepProps {
  /** Of step 1: the number that is being registered. */
  mobileNo: string
  begunWith: AddressStepValues
  onValues: (values: AddressStepValues) => void
  requestOf: (values: AddressStepValues) => RegisterRequest
  onBack: () => void
}

/** Step 2. */
export function AddressStep(props: AddressStepProps) {
  const { mobileNo, begunWith, onValues, requestOf, onBack } = props
  const t = useText('register')
  const terms = useSheet('terms')
  const registering = useRegistering()
  // A reload took them away: they are asked for here, where the person is.
  const [lacksSecrets] = useState(() => !areSecretsRight(begunWith))
  const { form, wrong, mistake } = useStepForm<AddressStepValues>({
    schema: addressSchema,
    rules: addressRules,
    begunWith,
    onValues,
  })
  const submit = () =>
    void form.handleSubmit((values) => void registering.submit(requestOf(values)))()
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
        <AddressFields
          register={(name) => form.register(name)}
          wrong={wrong}
          line1={t('line1')}
          line2={t('line2')}
          line2Hint={t('optional')}
          enterKeyHint="next"
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
