/** The logo's mark: two leaves, one for the seller and one for the buyer. */
function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" className="size-9" aria-hidden="true">
      <path
        d="M27 4C14 3.5 6.5 7 6.5 13c0 3.2 2.4 5 5.5 5 7 0 9-6 15-14z"
        className="fill-leaf-600"
      />
      <path
        d="M5 28c13 .5 20.5-3 20.5-9 0-3.2-2.4-5-5.5-5-7 0-9 6-15 14z"
        className="fill-turmeric-500"
      />
      <path
        d="M24 6.5C17 8 12.5 10.5 10 14M8 25.5c7-1.5 11.5-4 14-7.5"
        className="fill-none stroke-paper"
        strokeWidth="1.25"
        strokeLinecap="round"
      />
    </svg>
  )
}

interface LogoProps {
  name: string
  className?: string
}

/** Mark and name. The line above the name imitates that of Devanagari letters. */
export function Logo({ name, className = '' }: LogoProps) {
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <LogoMark />
      <span className="border-t-3 border-leaf-600 px-0.5 text-22 leading-3.5 font-700 tracking-tight text-leaf-900">
        {name}
      </span>
    </span>
  )
}
