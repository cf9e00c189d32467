import type { ReactNode } from 'react'
import { hasOnlyDigits, ifscFrom, looksLikeIfsc } from '@/domain/bank-details'
import { isFilled } from '@/domain/text'
import { useText } from '@/text/text'
import type { bankShape } from './bank-schema'
import { Field } from '@/ui/Field'
import type { FieldOf } from '@/ui/use-schema-form'

interface BankFieldsProps {
  field: FieldOf<keyof typeof bankShape>
  /** As typed: account number and IFSC. */
  typed: readonly [accNo: string, ifscCode: string]
  /** Stands below the account number. */
  confirmation?: ReactNode
}

/** An account to be paid into: five fields with the specification's labels. */
export function BankFields({ field, typed, confirmation }: BankFieldsProps) {
  const t = useText('account')
  const [accNo, ifscCode] = typed
  return (
    <>
      <Field label={t('holder')} autoComplete="name" enterKeyHint="next" {...field('holder')} />
      <Field label={t('bankName')} autoComplete="off" enterKeyHint="next" {...field('bankName')} />
      <Field
        kind="masked"
        label={t('accNo')}
        inputMode="numeric"
        enterKeyHint="next"
        hint={hasOnlyDigits(accNo) ? undefined : t('accNoHint')}
        {...field('accNo')}
      />
      {confirmation}
      <Field
        label={t('ifscCode')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        hint={isFilled(ifscCode) && !looksLikeIfsc(ifscCode) ? t('ifscHint') : undefined}
        clean={ifscFrom}
        {...field('ifscCode')}
      />
      <Field
        label={t('branchName')}
        autoComplete="off"
        enterKeyHint="done"
        {...field('branchName')}
      />
    </>
  )
}
