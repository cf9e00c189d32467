import { useParams } from 'react-router-dom'
import { useSupportQuery } from '@/api/hooks/support'
import { useText } from '@/text/text'
import { ContactLinks } from '@/features/shared/contact/ContactLinks'
import { DateText } from '@/ui/DateText'
import { DefinitionRows } from '@/ui/DefinitionRows'
import { Screen } from '@/ui/Screen'
import { QueryStatus } from './QueryStatus'

/** `/help/support/{type}/{qno}`: one query and its status (HLP-6). */
export function QueryScreen() {
  const { qno = '' } = useParams()
  const t = useText('help')
  const tContact = useText('contact')
  const query = useSupportQuery(qno)

  return (
    <Screen>
      <DefinitionRows
        rows={[
          { label: t('queryId'), value: query.qno, strong: true },
          { label: t('status'), value: <QueryStatus status={query.status} /> },
          { label: t('date'), value: <DateText date={query.createdAt} /> },
        ]}
      />
      <LabelledText label={t('subject')} text={query.subject} strong />
      <LabelledText label={t('message')} text={query.message} />
      <ContactLinks subject={tContact('querySubject', { query: query.qno })} />
    </Screen>
  )
}

function LabelledText({ label, text, strong }: { label: string; text: string; strong?: boolean }) {
  const t = useText('help')
  return (
    <section className="border-t border-hairline pt-3">
      <h2 className="text-label text-ink-muted">{label}</h2>
      <p className={`break-words whitespace-pre-line ${strong ? 'text-title' : ''}`}>
        {text.trim() || t('noWords')}
      </p>
    </section>
  )
}
