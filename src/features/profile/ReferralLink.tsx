import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { requestRetry, useOfferRetry } from '@/api/connectivity'
import { useAgentLookup } from '@/api/hooks/registration'
import { useSendOnce } from '@/api/send-once'
import { useUser } from '@/api/hooks/user'
import { useLinkAgent } from '@/api/hooks/user-writes'
import { useReportUnsaved } from '@/api/unsaved'
import { isReferralCode, referralCodeFrom } from '@/domain/text'
import { useSignedInUserId } from '@/session/session'
import { userDraft } from '@/session/user-draft'
import { useText } from '@/text/text'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Field } from '@/ui/Field'
import { Form } from '@/ui/Form'
import { ReferredBy, useReferralMessage } from '@/features/shared/share/referral-message'

/** A referral code typed and not linked yet. */
export const codeDraft = userDraft('referral-code', z.object({ code: z.string() }))

/** Once an agent is linked, the field is disabled and Save is gone (BNK-5). */
export function ReferralLink() {
  const user = useUser()
  // The provider's answer may lack the linked agent: fall back to the one found here.
  const [linked, setLinked] = useState<{ name: string; code: string }>()
  if (!user.agent && !linked)
    return <LinkForm onLinked={(name, code) => setLinked({ name, code })} />
  return (
    <LinkedAgent
      isNew={linked !== undefined}
      knownName={user.agent?.name || linked?.name}
      code={user.agent?.referralCode || linked?.code}
    />
  )
}

interface LinkedAgentProps {
  /** Where it is unknown, the code tells. */
  knownName: string | undefined
  code?: string | undefined
  /** Linked just now: takes the focus, as the pressed button is unmounted. */
  isNew: boolean
}

function LinkedAgent({ knownName, code = '', isNew }: LinkedAgentProps) {
  const t = useText('editProfile')
  const lookup = useAgentLookup(knownName ? '' : code, 0)
  const name = lookup.kind === 'valid' ? lookup.agent.name : knownName
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) frame.current?.focus({ preventScroll: true })
  }, [isNew])
  return (
    <div ref={frame} tabIndex={-1}>
      <Field
        disabled
        label={t('referralCode')}
        value={code}
        hint={name && <ReferredBy name={name} />}
      />
    </div>
  )
}

interface LinkFormProps {
  onLinked: (name: string, code: string) => void
}

function LinkForm({ onLinked }: LinkFormProps) {
  const userId = useSignedInUserId()
  const t = useText('editProfile')
  const [code, setCode] = useState(() => codeDraft.read(userId)?.code ?? '')
  const lookup = useAgentLookup(code, 0)
  const mayLookAgain = isReferralCode(code) && lookup.kind === 'unchecked'
  useOfferRetry(mayLookAgain)
  const message = useReferralMessage(lookup)
  const link = useLinkAgent()
  const sendOnce = useSendOnce(link)

  const field = useRef<HTMLInputElement>(null)

  function type(typed: string): void {
    setCode(typed)
    codeDraft.write(userId, { code: typed })
    link.reset()
  }

  /** Password managers may fill the field without an event. */
  function takeFilled(): void {
    const filled = referralCodeFrom(field.current?.value ?? code)
    if (filled !== code) type(filled)
  }

  /** A failure is only logged; the status strip says that it is not saved. */
  function save(): void {
    if (lookup.kind !== 'valid') return
    const { id, name } = lookup.agent
    sendOnce(id, () => {
      codeDraft.clear(userId)
      onLinked(name, code)
    })
  }

  useReportUnsaved(link.isError && 'notSaved', save)

  return (
    <Card>
      <Form onSubmit={save}>
        <Field
          label={t('referralCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          value={code}
          readOnly={link.isPending}
          clean={referralCodeFrom}
          ref={field}
          onChange={(event) => type(event.target.value)}
          onBlur={takeFilled}
          {...message}
        />
        {mayLookAgain && (
          <Button kind="quiet" className="self-start" onClick={requestRetry}>
            {t('lookAgain')}
          </Button>
        )}
        <Button
          wide
          kind="secondary"
          type="submit"
          loading={link.isPending}
          blocked={lookup.kind === 'valid' ? undefined : t('saveBlocked')}
          // Save is blocked until the code is found.
          onPointerDown={takeFilled}
        >
          {t('save')}
        </Button>
      </Form>
    </Card>
  )
}
