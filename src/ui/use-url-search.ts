import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * A search that lives in the URL, so that Back, a reload and a link restore it. `names` are its
 * parameters, a constant; the value of one that is not set is ''.
 */
export function useUrlSearch<Name extends string>(names: readonly Name[]) {
  const [query, setQuery] = useSearchParams()
  const values = useMemo(
    () => Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])),
    [names, query],
  ) as Record<Name, string>

  function change(part: Partial<Record<Name, string>>): void {
    // From the URL itself: a pause in typing may end after another change.
    const next = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries<string | undefined>(part)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setQuery(next, { replace: true, preventScrollReset: true })
  }

  return { values, change }
}
