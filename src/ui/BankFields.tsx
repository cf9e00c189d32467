import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { looksLikeIfsc } from '@/domain/bank-details'
import { useText } from '@/text/text'
import { Field } from './Field'
import { replaceTyped } from './replace-typed'

type BankField = 'holder' | 'bankName' | 'accNo' | 'ifscCode' | 'branchName'

interface BankFieldsProps {
  /** Of the form they are part of. */
  register: (name: BankField) => UseFormRegisterReturn
  /** The field whose error shows. */
  wrong: string | undefined
  /** As typed. */
  ifscCode: string
  /** Stands below the account number. */
  confirmation?: ReactNode
}

/** An account to be paid into: five fields with the specification's labels, and a message each when it is missing. */
export function BankFields({ register, wrong, ifscCode, confirmation }: BankFieldsProps) {
  const t = useText('account')
  return (
    <>
      <Field
        label={t('holder')}
        autoComplete="name"
        enterKeyHint="next"
        error={wrong === 'holder' ? t('holderRequired') : undefined}
        {...register('holder')}
      />
      <Field
        label={t('bankName')}
        autoComplete="off"
        enterKeyHint="next"
        error={wrong === 'bankName' ? t('bankNameRequired') : undefined}
        {...register('bankName')}
      />
      <Field
        kind="masked"
        label={t('accNo')}
        inputMode="numeric"
        enterKeyHint="next"
        error={wrong === 'accNo' ? t('accNoRequired') : undefined}
        {...register('accNo')}
      />
      {confirmation}
      <Field
        label={t('ifscCode')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        hint={ifscCode.trim() !== '' && !looksLikeIfsc(ifscCode) ? t('ifscHint') : undefined}
        error={wrong === 'ifscCode' ? t('ifscRequired') : undefined}
        {...inCapitals(register('ifscCode'))}
      />
      <Field
        label={t('branchName')}
        autoComplete="off"
        enterKeyHint="done"
        error={wrong === 'branchName' ? t('branchRequired') : undefined}
        {...register('branchName')}
      />
    </>
  )
}

function inCapitals(field: UseFormRegisterReturn): UseFormRegisterReturn {
  return {
    ...field,
    onChange: (event: { target: HTMLInputElement; type?: string }) => {
      replaceTyped(event.target, event.target.value.toUpperCase())
      return field.onChange(event)
    },
  }
}
