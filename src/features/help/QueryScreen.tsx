import { useParams } from 'react-router-dom'
import { useSupportQuery } from '@/api/hooks/support'
import { env } from '@/env'
import { raiseQueryPath } from '@/paths'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { ContactLinks } from '@/ui/ContactLinks'
import { DateText } from '@/ui/DateText'
import { FactGrid } from '@/ui/DefinitionRows'
import { Screen } from '@/ui/Screen'
import { QueryStatus } from './QueryStatus'

/** `/help/support/{type}/{qno}`: one query and its status (HLP-6). */
export function QueryScreen() {
  const { qno = '' } = useParams()
  const t = useText('help')
  const contact = useText('contact')
  const query = useSupportQuery(qno)

  return (
    <Screen>
      <Card>
        <FactGrid
          rows={[
            { label: t('queryId'), value: query.qno, strong: true },
            { label: t('status'), value: <QueryStatus status={query.status} /> },
            { label: t('date'), value: <DateText date={query.createdAt} /> },
          ]}
        />
      </Card>
      <Card className="flex flex-col gap-4">
        <Words label={t('subject')} words={query.subject} strong />
        <Words label={t('message')} words={query.message} />
      </Card>
      <ContactLinks
        phones={env.support.phones}
        to={raiseQueryPath({ subject: contact('querySubject', { query: query.qno }) })}
      />
    </Screen>
  )
}

function Words({ label, words, strong }: { label: string; words: string; strong?: boolean }) {
  const t = useText('help')
  return (
    <section>
      <h2 className="text-14 text-ink-muted">{label}</h2>
      <p className={`break-words whitespace-pre-line ${strong ? 'text-18 font-700' : ''}`}>
        {words.trim() || t('noWords')}
      </p>
    </section>
  )
}
