import { paths } from '@/paths'
import { useText } from '@/text/text'
import { ButtonLink } from '@/ui/Button'

/** The way from both order screens to the statement (STM-1). */
export function StatementLink() {
  const titles = useText('titles')
  return (
    <ButtonLink kind="quiet" to={paths.statement}>
      {titles('statement')}
    </ButtonLink>
  )
}
