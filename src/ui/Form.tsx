import type { ReactNode, Ref } from 'react'

interface FormProps {
  /** For a submit button outside of it: `form={id}`. */
  id?: string
  ref?: Ref<HTMLFormElement>
  className?: string
  onSubmit: () => unknown
  children: ReactNode
}

/** `post`: sent by the browser before its code runs, it puts nothing into the address. */
export function Form({ className = 'flex flex-col gap-1', onSubmit, ...attributes }: FormProps) {
  return (
    <form
      noValidate
      method="post"
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      {...attributes}
    />
  )
}
