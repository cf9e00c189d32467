import { useEffect, useState } from 'react'
import { log } from '@/log'

/** White modules around the code that scanners need. */
const QUIET_ZONE = 4

interface Drawing {
  size: number
  path: string
}

/** Fetched when a code is first needed. Resolves to undefined when it cannot be. */
async function draw(text: string): Promise<Drawing | undefined> {
  try {
    const { encode } = await import('uqr')
    const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
    return { size, path: data.map(rowPath).join('') }
  } catch {
    log.warn('the QR code could not be drawn')
    return undefined
  }
}

/** The dark runs of one row. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x += 1
    path += `M${start} ${y}h${x + 1 - start}v1H${start}z`
  }
  return path
}

/** A QR code; its place is kept while it comes, and stays empty when it cannot. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ text: string; drawing: Drawing | undefined }>()

  useEffect(() => {
    let current = true
    void draw(text).then((drawing) => {
      if (current) setDrawn({ text, drawing })
    })
    return () => {
      current = false
    }
  }, [text])

  const drawing = drawn?.text === text ? drawn.drawing : undefined
  return (
    <div className="size-44 shrink-0 rounded-control border border-hairline bg-surface p-1">
      {drawing && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          shapeRendering="crispEdges"
          className="size-full fill-ink"
        >
          <path d={drawing.path} />
        </svg>
      )}
    </div>
  )
}
