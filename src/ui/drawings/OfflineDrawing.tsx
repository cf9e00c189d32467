import { Drawing, line } from './Drawing'

/** A tower whose waves stop at a cloud. */
export function OfflineDrawing() {
  return (
    <Drawing>
      <path d="M46 104l16-62 16 62M51 86h22M56 66h12" className={line} />
      <circle cx="62" cy="36" r="5" className="fill-turmeric-500 stroke-leaf-900" />
      <path d="M47 46c-6-6-6-14 0-20M77 46c6-6 6-14 0-20" className={line} />
      <path
        d="M98 76a12 12 0 0 1 2-24 18 18 0 0 1 34 4 10 10 0 0 1 0 20z"
        className="fill-surface stroke-leaf-900"
      />
      <path d="M110 60l12 10M122 60l-12 10" className="fill-none stroke-notice-600" />
    </Drawing>
  )
}
