import { Link, type LinkProps } from 'react-router-dom'

interface QuestionLinkProps extends Pick<LinkProps, 'to' | 'onClick'> {
  /** "New here?" */
  question: string
  /** The words of the link. */
  children: string
}

/** A question below a form, and the link to follow if the answer is yes. */
export function QuestionLink({ question, children, ...link }: QuestionLinkProps) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-ink-muted">
      <span>{question}</span>
      <Link
        {...link}
        className="flex min-h-tap items-center rounded-control px-1 font-600 text-leaf-700 underline-offset-4 hover:underline"
      >
        {children}
      </Link>
    </p>
  )
}
