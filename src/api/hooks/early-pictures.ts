import { useState } from 'react'
import { earlyPicture } from '@/early'

/** The pictures of the first offers that came before the app did: they stay where they are until the offers come. */
export function useEarlyPictures(count: number): readonly (string | undefined)[] {
  const [pictures] = useState(() =>
    Array.from({ length: count }, (_, place) => earlyPicture(place)),
  )
  return pictures
}
