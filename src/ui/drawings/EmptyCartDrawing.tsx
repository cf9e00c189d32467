import { Drawing, line } from './Drawing'

/** An open basket with nothing in it but a leaf beside it. */
export function EmptyCartDrawing() {
  return (
    <Drawing>
      <path d="M38 58h84l-9 40a8 8 0 0 1-8 6H55a8 8 0 0 1-8-6z" className="fill-turmeric-100" />
      <path d="M45 58C45 24 115 24 115 58" className={line} />
      <path
        d="M32 58h96M38 58l9 40a8 8 0 0 0 8 6h50a8 8 0 0 0 8-6l9-40M62 58l4 46M80 58v46M98 58l-4 46M42 74h76M45 89h70"
        className={line}
      />
      <path
        d="M134 46c10-14 18-14 20-12-2 12-10 16-20 12zM134 46c-4 4-6 8-7 12"
        className="fill-leaf-200 stroke-leaf-900"
      />
    </Drawing>
  )
}
