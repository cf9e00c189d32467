import { encode } from 'uqr'

/** White modules around the code that scanners need. */
const QUIET_ZONE = 4

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

export function QrCode({ text, label }: { text: string; label: string }) {
  const code = encode(text, { ecc: 'M', border: QUIET_ZONE })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className="size-full fill-black"
    >
      <path d={code.data.map(rowPath).join('')} />
    </svg>
  )
}
