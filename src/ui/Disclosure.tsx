import { type ReactNode, useId, useState } from 'react'
import { Button, type ButtonProps } from './Button'

interface DisclosureProps extends Pick<ButtonProps, 'icon' | 'className'> {
  label: string
  children: ReactNode
}

export function Disclosure({ label, children, ...button }: DisclosureProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        {...button}
        kind="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  )
}
