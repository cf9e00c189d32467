import { useState } from 'react'
import type { AgentLookup } from '@/api/hooks/registration'
import { useReportSubmission } from '@/api/unsaved'
import { useText } from '@/text/text'
import { AddressFields } from '@/features/shared/person/AddressFields'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { Dialog } from '@/ui/Dialog'
import { Field } from '@/ui/Field'
import { Notice } from '@/ui/Notice'
import { PasswordFields } from '@/features/shared/person/PasswordFields'
import { PersonFields } from '@/features/shared/person/PersonFields'
import type { Secrets } from '@/features/shared/person/secrets-schema'
import { useSchemaForm } from '@/ui/use-schema-form'
import { useSheet } from '@/ui/use-sheet'
import { LoginNow } from './LoginNow'
import { type AddressValues, type Personal, registerRequest } from './register-draft'
import { addressStepSchema, secretsSchema } from './register-schemas'
import { RegisterFrame } from './RegisterFrame'
import { useAgentId } from './use-agent-id'
import { useRegistering } from './use-registering'

/** REG-9: when vendors quote, and the three options after that. */
function TermsDialog({ onClose }: { onClose: () => void }) {
  const t = useText('register')
  return (
    <Dialog
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

type AddressStepValues = AddressValues & Secrets

interface AddressStepProps {
  /** Step 1, without the passwords. */
  personal: Personal
  lookup: AgentLookup
  initialValues: AddressStepValues
  onValues: (values: AddressStepValues) => void
  onBack: () => void
}

export function AddressStep(props: AddressStepProps) {
  const { personal, lookup, initialValues, onValues, onBack } = props
  const { mobileNo } = personal
  const t = useText('register')
  const terms = useSheet('terms')
  const registering = useRegistering()
  const agent = useAgentId(lookup)
  const isBusy = registering.isBusy || agent.isWaiting
  // A reload has cleared the passwords: ask for them in this step.
  const [lacksSecrets] = useState(() => !secretsSchema(t).safeParse(initialValues).success)
  const [defaultValues] = useState(initialValues)
  const form = useSchemaForm({
    schema: addressStepSchema(t, useText('person'), useText('place')),
    defaultValues,
    onValues,
    isReadOnly: isBusy,
  })
  const submit = () =>
    void form.handleSubmit(({ password, confirmPassword, ...address }) => {
      const secrets = { password, confirmPassword }
      const person = { ...personal, ...secrets }
      agent.whenKnown((agentId) => registering.submit(registerRequest(person, address, agentId)))
    })()
  useReportSubmission({ ...registering, retry: submit })
  const taken = registering.takenMessage(mobileNo)

  return (
    <RegisterFrame
      step={2}
      title={t('address')}
      onBack={onBack}
      onSubmit={submit}
      action={
        <Button type="submit" loading={isBusy}>
          {t('register')}
        </Button>
      }
    >
      {lacksSecrets && <Notice tone="info">{t('passwordAgain')}</Notice>}
      <div className="flex flex-col gap-1">
        {lacksSecrets && (
          <PasswordFields
            field={form.field}
            label={t('password')}
            hint={t('passwordHint')}
            mobileNo={mobileNo}
          />
        )}
        <PersonFields field={form.field} emailHint={t('optional')} />
        <AddressFields
          field={form.field}
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
          {...form.field('firmName')}
        />
      </div>
      <div>
        <Checkbox label={t('accept')} {...form.field('terms')} />
        <Button kind="quiet" className="-ml-3" onClick={terms.open}>
          {t('terms')}
        </Button>
      </div>
      {(agent.isWaiting || agent.isGivenUp) && (
        <Notice live tone="info">
          {t(agent.isWaiting ? 'codeChecking' : 'codeNotChecked')}
        </Notice>
      )}
      <LoginNow mobileNo={mobileNo} refusal={taken === '' ? t('taken') : taken} />
      {terms.isOpen && <TermsDialog onClose={terms.close} />}
    </RegisterFrame>
  )
}
